import type { BatchKind, FigureColumn } from "./BatchKind.ts";
import type { Surplus } from "../state/Surplus.ts";

type Figures = readonly (number | null)[];

const percentOf = (does: number, must: number, isCeiling = false) =>
  ((isCeiling ? must / does : does / must) - 1) * 100;

/**
 * % by which a unit exceeds the requirement of the figure at this index; `null` if nothing is required or the
 * figure is not known.
 */
function surplusAt(column: FigureColumn | undefined, does: number | null, must: number | null) {
  if (column === undefined || does === null || must === null || must <= 0) return null;
  return percentOf(does, must, column.isCeiling);
}

/** The corrected figures if the kind corrects. */
const figuresInForce = (figures: Figures, corrected: Figures) => (corrected.length > 0 ? corrected : figures);

/**
 * The surplus that is stored with a row: that of the figure by which the kind compares rooms first, whatever
 * governs.
 */
export function surplusOf<Filter>(
  kind: BatchKind<Filter>,
  filter: Filter,
  figures: Figures,
  corrected: Figures,
  required: Figures,
): number | null {
  const { surplusFigure: at } = kind;
  if (at === null) return null;
  const does = figuresInForce(figures, corrected)[at] ?? null;
  return surplusAt(kind.figures(filter)[at], does, required[at] ?? null);
}

/**
 * By how much a unit exceeds its requirement in every checked figure, in order, and which figure governs: the
 * smallest. A maximum such as the heat-moisture ratio says nothing about a unit's size and governs only if nothing
 * else is required.
 */
export function surplusesOf<Filter>(
  kind: BatchKind<Filter>,
  filter: Filter,
  figures: Figures,
  corrected: Figures,
  required: Figures,
): readonly Surplus[] {
  const does = figuresInForce(figures, corrected);
  const columns = kind.figures(filter);
  const all = columns.flatMap((column, figure) => {
    const { short: name, isCeiling = false } = column;
    const percent = surplusAt(column, does[figure] ?? null, required[figure] ?? null);
    return name === undefined || percent === null ? [] : [{ figure, name, percent, isCeiling }];
  });
  const sizes = all.filter(({ isCeiling }) => !isCeiling);
  const governing = (sizes.length > 0 ? sizes : all).reduce<(typeof all)[number] | null>(
    (least, other) => (least === null || other.percent < least.percent ? other : least),
    null,
  );
  return all.map(({ figure, name, percent, isCeiling }) => ({
    figure,
    name,
    percent,
    governs: figure === governing?.figure,
    ...(isCeiling ? { isCeiling } : {}),
  }));
}
