import type { Arrangement } from "#domain/things/design/Arrangement.ts";
import type { Keyed } from "#domain/base/keyed.ts";
import type { SheetValue } from "../database/schema/ProductSheet.ts";

/** What a component's shape is made from. */
export interface StatedFigures {
  readonly categoryCode: string;
  readonly values: Keyed<SheetValue>;
}

/** What the shape of an arrangement is made from: where its products stand, and what they state. */
export interface ArrangedFigures {
  readonly arrangement: Arrangement;
  readonly figures: readonly (readonly [productId: string, figures: StatedFigures])[];
}

export type ShapeSource = StatedFigures | ArrangedFigures;

export const isArrangedFigures = (source: ShapeSource): source is ArrangedFigures => "arrangement" in source;
