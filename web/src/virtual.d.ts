/** The program of the tile worker as text, or empty where it is a file; the build puts it in. */
declare module "virtual:tile-worker" {
  const source: string;
  export default source;
}

/** The part of milsymbol that draws units on land; the build finds it. */
declare module "milsymbol-land" {
  import type { Symbol as MilSymbol, SymbolOptions } from "milsymbol";
  export const ms: {
    addIcons(icons: unknown): void;
    Symbol: new (code: string, options: SymbolOptions) => MilSymbol;
  };
  export const numberlandunit: unknown;
}

declare module "*.css";
