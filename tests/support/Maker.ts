import type { MergedRange } from "#domain/base/sheet/SheetGrid.ts";
import type { Printed } from "./drawnFrame.ts";
import { MODEL, WRITTEN_UNITS, type Language } from "./drawnWords.ts";

/** How figures are written: 1250.5; 1 250,5; 1.250,5; 1,250.5. */
export const STYLES = ["plain", "spaces", "points", "commas"] as const;
export type Style = (typeof STYLES)[number];

/** A product as its maker means it: figures by quantity, with the step behind a dot, and the rows of its curve. */
export interface MadeProduct {
  readonly model: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly points?: readonly Readonly<Record<string, number>>[];
}

export interface MadeTable {
  readonly rows: readonly (readonly Printed[])[];
  readonly merges: readonly MergedRange[];
  readonly products: readonly MadeProduct[];
}

/** The words and figures of one maker. */
export class Maker {
  readonly language: Language;
  readonly #style: Style;

  constructor(language: Language, style: Style) {
    this.language = language;
    this.#style = style;
  }

  /** A figure as printed; a whole one of the plain style as a number. */
  figure(value: number): Printed {
    if (this.#style === "plain") return value;
    const [whole = "", part] = String(value).split(".");
    const by = { spaces: "\u00a0", points: ".", commas: "," }[this.#style];
    const mark = this.#style === "commas" ? "." : ",";
    return `${whole.replace(/\B(?=(?:\d{3})+$)/gu, by)}${part === undefined ? "" : `${mark}${part}`}`;
  }

  unit(label: string): string {
    const written: Readonly<Record<string, string>> = WRITTEN_UNITS[this.language] ?? {};
    return written[label] ?? (this.language === "ru" && label === "dB(A)" ? "дБ(А)" : label);
  }

  name(of: { readonly heads: Readonly<Record<Language, readonly string[]>> }): string {
    return of.heads[this.language][0] ?? "";
  }

  get model(): string {
    return MODEL[this.language][0];
  }
}

export type Layout = (maker: Maker) => MadeTable;
export const merge = (startRow: number, startCol: number, endRow: number, endCol: number): MergedRange => ({
  ...{ startRow, startCol, endRow, endCol },
});
