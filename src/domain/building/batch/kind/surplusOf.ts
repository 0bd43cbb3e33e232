import type { BatchKind, FigureColumn } from "./BatchKind.ts";
import type { Surplus } from "../state/Surplus.ts";

type Figures = readonly (number | null)[];

const percentOf = (does: number, must: number, isCeiling = false) =>
  ((isCeiling ? must / does : does / must) - 1) * 100;

/** % that a unit exceeds what it must do in the figure at this place; `null` where nothing is required or it is not known. */
function surplusAt(column: FigureColumn | undefined, does: number | null, must: number | null) {
  if (column === undefined || does === null || must === null || must <= 0) return null;
  return percentOf(does, must, column.isCeiling);
}

/** Corrected where the kind corrects. */
const figuresInForce = (figures: Figures, corrected: Figures) => (corrected.length > 0 ? corrected : figures);

/** The surplus that is kept with a row: of what the kind compares rooms by first, whatever governs. */
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
 * What a unit exceeds its requirement by in every checked figure, in their order, and which of them governs: the smallest.
 * A ceiling, the heat-moisture ratio, says nothing of a unit's size and governs only where nothing else is asked.
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
  return all.map(({ figure, name, percent }) => ({
    figure,
    name,
    percent,
    governs: figure === governing?.figure,
  }));
}
