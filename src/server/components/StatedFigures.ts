import type { Arrangement } from "#domain/things/design/Arrangement.ts";
import type { Keyed } from "#domain/base/keyed.ts";
import type { SheetValue } from "../database/schema/ProductSheet.ts";

/** Data from which a component's shape is made. */
export interface StatedFigures {
  readonly categoryCode: string;
  readonly values: Keyed<SheetValue>;
}

/** Data from which an arrangement's shape is made: the positions of its products, and their values. */
export interface ArrangedFigures {
  readonly arrangement: Arrangement;
  readonly figures: readonly (readonly [productId: string, figures: StatedFigures])[];
}

export type ShapeSource = StatedFigures | ArrangedFigures;

export const isArrangedFigures = (source: ShapeSource): source is ArrangedFigures => "arrangement" in source;
