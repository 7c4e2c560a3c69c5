package hexfront.games.picture;

/** The look of a printed map: colours, strokes, letters, and the symbols it repeats. */
final class SvgStyle {
  private SvgStyle() {}

  static final String STYLE =
      """
      <style>
      text { font-family: Georgia, "Times New Roman", "DejaVu Serif", serif; fill: #2b2420; text-anchor: middle }
      path { stroke-linecap: round; stroke-linejoin: round }
      .page { fill: #ddd2b4 }
      .panel { fill: #f1e9d3; stroke: #8c7d5c; stroke-width: 1 }
      .paper { fill: #f4eedb }
      .rim { stroke: #5d5038; stroke-width: 2.2 }
      .shade { stroke: #5d5038; stroke-opacity: .16; stroke-width: 12 }
      .grid { stroke: #7b6d50; stroke-opacity: .5; stroke-width: .7 }
      .number { font-family: "DejaVu Sans", Verdana, Arial, sans-serif; font-size: 7.6px; fill: #7d7050 }
      .number.wet { fill: #6d93ab }
      .woods, .forest { fill: #cbdaa6 }
      .light-woods { fill: #dbe5bd } .deep-woods { fill: #bccf94 }
      .swamp, .marsh { fill: #cfe0d3 }
      .rough, .hill, .hills { fill: #e6d4ab }
      .mountain, .mountains, .mountainous { fill: #d9c39b }
      .sea, .lake, .water, .river { fill: #b9d6e3 }
      .coast { stroke: #4f86a8; stroke-width: 1.6 }
      .shoal { stroke: #8fbcd3; stroke-opacity: .55; stroke-width: 9 }
      .bank { stroke: #3f739b }
      .stream { stroke: #86b7d8 }
      .barrier { stroke: #8a5a3c; stroke-width: 6; stroke-linecap: butt }
      .barrier.wet { stroke: #5d95b8 }
      .road-edge { stroke: #8f5f37; stroke-width: 3.4 }
      .road-bed { stroke: #f3dfb4; stroke-width: 1.7 }
      .track-edge { stroke: #a67c52; stroke-width: 1.7; stroke-dasharray: 7 3.4; stroke-linecap: butt } .track-bed { stroke: none }
      .rail-edge { stroke: #3a322d; stroke-width: 3.6 }
      .branch-edge { stroke: #3a322d; stroke-width: 1.7 }
      .branch-bed { stroke: #3a322d; stroke-width: 5; stroke-dasharray: 1.3 7; stroke-linecap: butt }
      .rail-bed { stroke: #f7f2e4; stroke-width: 2; stroke-dasharray: 6 6; stroke-linecap: butt }
      .start-line { stroke: #a5342b; stroke-width: 3.4; stroke-dasharray: 11 6; stroke-linecap: butt }
      .river-line { stroke: #d9a62e; stroke-opacity: .5; stroke-width: 11 }
      .weather-line { stroke: #5f4f8c; stroke-width: 3; stroke-dasharray: .1 6.5 }
      .border { stroke: #77506f; stroke-width: 2.6; stroke-dasharray: 12 4 2 4; stroke-linecap: butt }
      .zone { stroke: #8a8069; stroke-width: 1.6; stroke-dasharray: 2 4; fill-opacity: .06 }
      .zone.axis { stroke: #55635a; fill: #55635a } .zone.soviet { stroke: #a8402f; fill: #a8402f }
      .zone.out-of-play { fill: #ddd2b4; fill-opacity: .6; stroke: none }
      .zone-name { font-size: 19px; font-weight: bold; fill: #8a8069; fill-opacity: .55 }
      .zone-name.axis { fill: #55635a } .zone-name.soviet { fill: #a8402f }
      .band { stroke-width: 7; stroke-linecap: butt; stroke: #8a8069 }
      .band.thin { stroke-width: 3.2; stroke-dasharray: 7 4 }
      .band.axis { stroke: #55635a } .band.soviet { stroke: #a8402f }
      .badge { fill: #8a8069; stroke: #f4eedb; stroke-width: 1.6 }
      .badge.axis { fill: #55635a } .badge.soviet { fill: #a8402f }
      .badge-text { fill: #fff; font-weight: bold; font-size: 14px }
      .badge-text.long { font-size: 10.5px; font-weight: normal }
      .name { stroke: #f7f2e2; stroke-width: 3; stroke-opacity: .88; paint-order: stroke; stroke-linejoin: round }
      .city { font-weight: bold; font-size: 15px }
      .town { font-size: 12.5px }
      .village { font-size: 10.5px; font-style: italic; fill: #4d443a }
      .water-name { font-style: italic; fill: #2f648c; stroke: #f4eedb; stroke-width: 2.2; stroke-opacity: .75; paint-order: stroke }
      .water-name.major { font-size: 13px } .water-name.minor { font-size: 10px }
      .title { font-size: 30px; font-weight: bold; text-anchor: start }
      .subtitle { font-size: 13px; text-anchor: start; fill: #5d5038 }
      .key { font-size: 13px; text-anchor: start }
      .small { font-size: 11px; text-anchor: start; fill: #4d443a }
      .heading { font-size: 12px; font-weight: bold; text-anchor: start; fill: #5d5038 }
      .ruler { fill: #3a322d } .ruler.light { fill: #f7f2e4; stroke: #3a322d; stroke-width: .8 }
      .stack { stroke: #2b2420; stroke-width: 1.2 }
      .stack.axis { fill: #7d8f86 } .stack.soviet { fill: #c9705c }
      .stack-size { font-family: "DejaVu Sans", Verdana, Arial, sans-serif; font-size: 14px; font-weight: bold; fill: #fff }
      .march { stroke-opacity: .8; stroke-linecap: butt } .march-head { fill-opacity: .9 }
      .march.axis { stroke: #1f3d33 } .march-head.axis { fill: #1f3d33 }
      .march.soviet { stroke: #8c1c10 } .march-head.soviet { fill: #8c1c10 }
      .plan { font-size: 16px; text-anchor: start } .plan.first { font-weight: bold }
      </style>
      """;

  static final String SYMBOLS =
      """
      <defs>
      <g id="woods"><path d="M0-6.6C-2.2-4.2-3.6-1.6-3.9.9Q0 2.4 3.9.9C3.6-1.6 2.2-4.2 0-6.6Z" fill="#8aa860" stroke="#6f8d48" stroke-width=".5"/><path d="M0 1V3.4" stroke="#7a6a48" stroke-width="1.1"/></g>
      <g id="swamp"><path d="M-5 1.2H5M-2.8 3.4H3.2" stroke="#6f9f9b" stroke-width=".9"/><path d="M0 .6V-4.4M-1.6.6L-3.4-3M1.6.6L3.4-3" stroke="#6c9372" stroke-width=".9"/></g>
      <g id="rough"><path d="M-5.6 2.4C-4-3.4.6-4 2.6 2.2M-.2-1.4C1.6-4 4.6-2.6 5.8 2.2" stroke="#ac8b53" stroke-width="1.1"/></g>
      <g id="mountain"><path d="M-7.5 3.6L-1.5-7 1-3 3-5.6 8 3.6" stroke="#8b6f45" stroke-width="1.3"/><path d="M-1.5-7L-2.4-.6.2 3M3-5.6L3.2-1.4 5 2" stroke="#8b6f45" stroke-width=".8"/></g>
      <g id="city"><path d="M-8.4-3.4H-2.2V-8.4H3V-4.6H8.2V1.4H4.6V7.4H-1.6V4.4H-7.2V-.4H-8.4Z" fill="#5b3c33" stroke="#f7f2e4" stroke-width="1.3"/><path d="M-2.2-3.4V4.4M3-4.6V1.4H4.6M-7.2-.4H8" stroke="#f7f2e4" stroke-width="1"/></g>
      <g id="town"><circle r="4.1" fill="#f7f2e4" stroke="#33291f" stroke-width="1.7"/><circle r="1.5" fill="#33291f"/></g>
      <g id="village"><circle r="2.3" fill="#f7f2e4" stroke="#4d443a" stroke-width="1.1"/></g>
      <g id="bridge"><path d="M-4.6-4.2Q-2.6-2.6 0-2.6T4.6-4.2M-4.6 4.2Q-2.6 2.6 0 2.6T4.6 4.2" stroke="#33291f" stroke-width="1.4"/></g>
      <g id="airfield"><circle r="5" fill="#f7f2e4" stroke="#4d443a" stroke-width="1.1"/><path d="M0-3.4V3M-3.4-.6H3.4M-1.5 2.7H1.5" stroke="#4d443a" stroke-width="1.3"/></g>
      <g id="north"><path d="M0-26L7 8 0 3-7 8Z" fill="#5d5038"/><path d="M0-26L0 3-7 8Z" fill="#a89a76"/><text y="24" style="font-size:15px;font-weight:bold">N</text></g>
      </defs>
      """;

  /** The symbol that stands for a kind. */
  static String symbol(String kind) {
    return switch (kind) {
      case "forest", "light-woods", "deep-woods" -> "woods";
      case "marsh" -> "swamp";
      case "hill", "hills" -> "rough";
      case "mountains", "mountainous" -> "mountain";
      case "village", "city", "woods", "swamp", "rough", "mountain" -> kind;
      default -> Labels.rank(kind) == 0 ? "city" : "town";
    };
  }

  /** The look of a road or railroad; a lesser one has its own. */
  static String way(String kind) {
    return switch (kind) {
      case "road" -> "road";
      case "railroad" -> "rail";
      default -> MapPainter.isRail(kind) ? "branch" : "track";
    };
  }

  /** The lettering of a place. */
  static String lettering(String kind) {
    return switch (Labels.rank(kind)) {
      case 0 -> "city";
      case 1 -> "town";
      default -> "village";
    };
  }

  /** The look of a line of the rules. */
  static String border(String kind) {
    return switch (kind) {
      case "start-line", "river-line", "weather-line" -> kind;
      default -> "border";
    };
  }
}
