import type { MergedRange, SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { turnGrid } from "#domain/base/sheet/turnGrid.ts";
import { type Layout } from "./drawnProducts.ts";
import { NOTES, TITLES } from "./drawnWords.ts";

export type Printed = string | number | null;

const WIDE = (text: string) =>
  text.replace(/[0-9.]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const grouped = (text: string, by: string) =>
  text.replace(/^\d+/u, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/gu, by));

/** A figure as the layout prints it, and the value that was printed, in the base unit. */
export function print(
  value: number,
  [, factor]: readonly [string, number],
  digits: number,
  layout: Layout,
): readonly [Printed, number] {
  const rounded = Number((value * factor).toFixed(digits));
  const back = rounded / factor;
  if (layout.figures === "numbers" || rounded === 0) return [rounded, back];
  const plain = String(rounded);
  if (layout.figures === "commas")
    return [layout.hasThousands ? grouped(plain.replace(".", ","), ".") : plain.replace(".", ","), back];
  // A blank that does not break, before a comma.
  if (layout.figures === "spaces")
    return [layout.hasThousands ? grouped(plain.replace(".", ","), "\u00a0") : plain.replace(".", ","), back];
  const text = layout.hasThousands ? grouped(plain, ",") : plain;
  return [layout.figures === "wide" ? WIDE(text) : text, back];
}

/** What the table states of a product, in base units, by quantity. */
export interface Stated {
  readonly model: string;
  readonly ratings: ReadonlyMap<string, number>;
  readonly points: readonly ReadonlyMap<string, number>[];
  /** It is laid out so that nobody can read it for sure: enough that it is asked about or refused. */
  readonly isOpen?: boolean;
}

export interface DrawnTable {
  readonly grid: SheetGrid;
  readonly stated: readonly Stated[];
}

export const pick = <Item>(list: readonly Item[], by: number): Item => list[by % list.length]!;

/** With its title above and its note below, upright or on its side. */
export function framed(
  rows: Printed[][],
  merges: readonly MergedRange[],
  { isTurned, kind, language }: Layout,
): SheetGrid {
  const body: SheetGrid = { name: "", isHidden: false, rows, merges };
  const { rows: lying, merges: lyingMerges } = (isTurned ? turnGrid(body) : null) ?? body;
  return {
    name: "",
    isHidden: false,
    rows: [[TITLES[kind][language]], ...lying, [NOTES[language]]],
    merges: lyingMerges.map((merge) => ({
      ...merge,
      startRow: merge.startRow + 1,
      endRow: merge.endRow + 1,
    })),
  };
}
