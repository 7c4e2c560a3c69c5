import { batch, signal } from "@preact/signals";
import type { Field } from "../map/field";
import type { Layer } from "../map/scene";
import type { Point, Reached } from "../words";
import { type Common, noticeOf } from "./common";
import { moveOf } from "./moves";

export interface Member {
  unit: string;
  hex: string;
  reach: Record<string, Reached>;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Where a unit goes if the head of its group goes from one hex to another: to the same place beside
 * it, or as near to that as it gets; nowhere if it stands best where it is.
 */
export function wanted(member: Member, from: string, to: string, field: Field): string | undefined {
  const [here, a, b] = [field.centre(member.hex), field.centre(from), field.centre(to)];
  if (!here || !a || !b) {
    return undefined;
  }
  const wish = { x: here.x + b.x - a.x, y: here.y + b.y - a.y };
  let best: string | undefined;
  let least = distance(here, wish) - field.hexWidth / 4;
  for (const [hex, { cost }] of Object.entries(member.reach)) {
    const centre = field.centre(hex);
    // Of places that are equally near the one that costs less.
    const far = centre ? distance(centre, wish) + cost * 0.01 : Infinity;
    if (hex !== member.hex && far < least) {
      least = far;
      best = hex;
    }
  }
  return best;
}

/** The members in the order in which they set out: those in front first, so that nobody is in the way. */
export function marching(members: Member[], from: string, to: string, field: Field): Member[] {
  const a = field.centre(from) ?? { x: 0, y: 0 };
  const b = field.centre(to) ?? a;
  const ahead = ({ hex }: Member): number => {
    const at = field.centre(hex) ?? a;
    return (at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y);
  };
  return [...members].sort((one, other) => ahead(other) - ahead(one));
}

/** Units that move together, each by an order of its own that the server has said is legal. */
export class Group {
  readonly head = signal<string | undefined>(undefined);
  readonly members = signal<Member[]>([]);
  /** Whether they are on their way. */
  readonly busy = signal(false);
  /** How many orders the last march took; they can be taken back at once as long as nothing came after. */
  readonly marched = signal<{ orders: number; sequence: number; stayed: number } | undefined>(undefined);

  constructor(
    private readonly common: Common,
    private readonly field: Field,
  ) {}

  clear(): void {
    batch(() => {
      this.head.value = undefined;
      this.members.value = [];
    });
  }

  /** Takes hold of a group: those of it that can move now. */
  async take(head: string | undefined, units: string[]): Promise<void> {
    const { session } = this.common;
    const there = units.filter((id) => this.common.unit(id)?.hex !== undefined && this.common.unit(id)?.side === session.mine);
    try {
      const members = await Promise.all(there.map((unit) => this.member(unit)));
      const able = members.filter((each) => Object.keys(each.reach).some((hex) => hex !== each.hex));
      if (able.length === 0) {
        this.common.notice.value = { text: "None of them can move now.", refusals: [] };
        return;
      }
      batch(() => {
        this.members.value = able;
        this.head.value = able.some((each) => each.unit === head) ? head : able[0]?.unit;
        this.common.notice.value = undefined;
      });
    } catch (problem) {
      this.common.notice.value = noticeOf(problem);
    }
  }

  private async member(unit: string): Promise<Member> {
    return { unit, hex: this.common.unit(unit)?.hex ?? "", reach: await this.common.session.seat.reach([unit]) };
  }

  get from(): string | undefined {
    return this.members.value.find((each) => each.unit === this.head.value)?.hex;
  }

  /** Sends the group, its head to a hex; whoever cannot follow stays. */
  async march(to: string): Promise<void> {
    const { from } = this;
    const { session } = this.common;
    if (!from || from === to || this.busy.value) {
      return;
    }
    this.busy.value = true;
    let orders = 0;
    let stayed = 0;
    let after = session.sequence;
    try {
      for (const { unit } of marching(this.members.value, from, to, this.field)) {
        const member = await this.member(unit);
        const hex = wanted(member, from, to, this.field);
        const way = hex === undefined ? undefined : member.reach[hex];
        if (!way || !this.common.may("move")) {
          stayed++;
          continue;
        }
        const frame = await session.seat.play(after, moveOf([unit], way));
        session.arrived(frame);
        after = frame.sequence;
        orders++;
      }
    } catch (problem) {
      this.common.notice.value = noticeOf(problem);
    } finally {
      batch(() => {
        this.marched.value = orders ? { orders, sequence: after, stayed } : undefined;
        this.clear();
        this.busy.value = false;
      });
    }
  }

  /** Takes the whole march back. */
  async back(): Promise<void> {
    const { session } = this.common;
    const { value: marched } = this.marched;
    let after = session.sequence;
    this.busy.value = true;
    try {
      for (let i = 0; marched && i < marched.orders; i++) {
        const frame = await session.seat.undo(after);
        session.arrived(frame);
        after = frame.sequence;
      }
    } catch (problem) {
      this.common.notice.value = noticeOf(problem);
    } finally {
      batch(() => {
        this.marched.value = undefined;
        this.busy.value = false;
      });
    }
  }

  /** Puts the group on the map, and where each would go with the head at a hex. */
  show(layer: Layer, to: string | undefined): void {
    const { from } = this;
    if (!from) {
      return;
    }
    layer.marked.push({ look: "chosen", hexes: new Set(this.members.value.map((each) => each.hex)) });
    const head = this.members.value.find((each) => each.unit === this.head.value);
    layer.marked.push({ look: "reach", hexes: Object.keys(head?.reach ?? {}).filter((hex) => hex !== from) });
    if (to !== undefined && to !== from) {
      for (const member of this.members.value) {
        const hex = wanted(member, from, to, this.field);
        const path = hex === undefined ? undefined : member.reach[hex]?.path;
        if (path && path.length > 1) {
          layer.lines.push({ path, look: "path" });
        }
      }
    }
  }
}
