/** How arms and sizes are drawn: the words of the counters as symbols of APP-6. */

interface Sign {
  entity: string;
  first?: string;
  second?: string;
}

const ARMS: Record<string, Sign> = {
  infantry: { entity: "121100" },
  rifle: { entity: "121100" },
  "guards-rifle": { entity: "121100" },
  "nkvd-rifle": { entity: "121100", first: "54" },
  militia: { entity: "121100" },
  security: { entity: "121100", first: "54" },
  jaeger: { entity: "121100", second: "19" },
  mountain: { entity: "121100", second: "27" },
  airborne: { entity: "121100", second: "01" },
  parachute: { entity: "121100", second: "01" },
  ski: { entity: "121100", second: "42" },
  motorized: { entity: "121104" },
  "motorized-rifle": { entity: "121104" },
  mechanized: { entity: "121102" },
  panzergrenadier: { entity: "121102" },
  panzer: { entity: "120500" },
  tank: { entity: "120500" },
  armor: { entity: "120500" },
  "heavy-tank": { entity: "120500", second: "15" },
  cavalry: { entity: "121300" },
  reconnaissance: { entity: "121300" },
  antitank: { entity: "120400" },
  "assault-gun": { entity: "120402" },
  artillery: { entity: "130300" },
  engineer: { entity: "140700" },
  supply: { entity: "163400" },
  "supply-counter": { entity: "163400" },
  air: { entity: "120800" },
  headquarters: { entity: "000000", first: "98" },
  leader: { entity: "000000", first: "98" },
};

/** The identification code of a symbol: a friend on land, of this arm. */
export function symbolCode(arm: string): string {
  const sign = ARMS[arm] ?? guess(arm);
  return `1003100000${sign.entity}${sign.first ?? "00"}${sign.second ?? "00"}`;
}

/** A game may name arms nobody has drawn yet; the last word usually tells what it is. */
function guess(arm: string): Sign {
  const known = Object.keys(ARMS).find((word) => arm.endsWith(word) || arm.startsWith(word));
  return (known && ARMS[known]) || { entity: "121100" };
}

const SIZES: Record<string, string> = {
  company: "I",
  battalion: "II",
  regiment: "III",
  group: "III",
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
  front: "XXXXX",
  "army-group": "XXXXX",
};

export const sizeMark = (size: string): string => SIZES[size] ?? "";

export interface Livery {
  back: string;
  light: string;
  ink: string;
  symbol: string;
}

const NATIONS: Record<string, Livery> = {
  german: { back: "#9aa79c", light: "#bcc6bc", ink: "#14201a", symbol: "#dfe5dd" },
  rumanian: { back: "#c9b458", light: "#ddcd86", ink: "#2a240a", symbol: "#f3ebc4" },
  romanian: { back: "#c9b458", light: "#ddcd86", ink: "#2a240a", symbol: "#f3ebc4" },
  hungarian: { back: "#a9b98a", light: "#c5d2ac", ink: "#1d260f", symbol: "#e9efdc" },
  italian: { back: "#8fb59b", light: "#b2cfbb", ink: "#10271a", symbol: "#dff0e5" },
  slovak: { back: "#9fb3c6", light: "#c0cedb", ink: "#13222f", symbol: "#e3ecf4" },
  soviet: { back: "#cd8b56", light: "#e0ab80", ink: "#2b1405", symbol: "#f6e0cd" },
};
const ELITE: Livery = { back: "#26292a", light: "#44494a", ink: "#f2f2ea", symbol: "#e4e4dc" };
const GUARDS: Livery = { back: "#b23f37", light: "#cb6a5f", ink: "#fff6ef", symbol: "#f7dcd5" };
const SS = /\bSS\b|Leibstandarte|Das Reich|Totenkopf|Wiking|\bLAH\b/;

/** The colours of a counter, by nation; the elite have their own, as printed games do. */
export function livery(side: string, nationality: string, name: string, arm: string): Livery {
  if (side === "axis" && SS.test(name)) {
    return ELITE;
  }
  if (side === "soviet" && (arm.startsWith("guards") || /Guards/.test(name))) {
    return GUARDS;
  }
  return NATIONS[nationality] ?? (NATIONS[side === "axis" ? "german" : "soviet"] as Livery);
}

export interface Badge {
  text: string;
  back: string;
  ink: string;
  words: string;
}

/** What a flag looks like on a counter; flags nobody needs to see have no badge. */
const BADGES: Record<string, Badge> = {
  disrupted: { text: "D", back: "#d8572a", ink: "#fff", words: "disrupted" },
  "out-of-supply": { text: "!", back: "#7a1f5c", ink: "#fff", words: "out of supply" },
  isolated: { text: "⊙", back: "#7a1f5c", ink: "#fff", words: "isolated" },
  active: { text: "★", back: "#f0c343", ink: "#3a2a00", words: "active" },
  inactive: { text: "–", back: "#6c6c66", ink: "#fff", words: "inactive" },
  supported: { text: "S", back: "#2b6e9b", ink: "#fff", words: "supported" },
  defensive: { text: "▾", back: "#2b6e9b", ink: "#fff", words: "defensive" },
  "heavy-equipment-1": { text: "H", back: "#3d3d3a", ink: "#fff", words: "heavy equipment 1" },
  "heavy-equipment-2": { text: "H²", back: "#3d3d3a", ink: "#fff", words: "heavy equipment 2" },
  "heavy-equipment-under": { text: "h", back: "#3d3d3a", ink: "#fff", words: "heavy equipment under way" },
  "air-supplied": { text: "✈", back: "#2b6e9b", ink: "#fff", words: "supplied by air" },
  disengaged: { text: "↶", back: "#5c5140", ink: "#fff", words: "disengaged" },
  delayed: { text: "…", back: "#5c5140", ink: "#fff", words: "delayed" },
  attacked: { text: "✕", back: "#5c5140", ink: "#fff", words: "has attacked" },
  moved: { text: "»", back: "#5c5140", ink: "#fff", words: "has moved" },
};

export const badges = (flags: string[]): Badge[] =>
  flags.map((flag) => BADGES[flag]).filter((badge): badge is Badge => badge !== undefined);
