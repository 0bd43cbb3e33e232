import type { Keyed } from "#domain/keyed.ts";
import type { SheetValue } from "../store/ProductSheet.ts";

/** What a component's shape is made from. */
export interface StatedFigures {
  readonly categoryCode: string;
  readonly values: Keyed<SheetValue>;
}
