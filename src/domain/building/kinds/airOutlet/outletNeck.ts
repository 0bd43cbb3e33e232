import { length } from "../../../base/units.ts";
import { AIR_OUTLET_COLUMNS } from "./airOutletFigureColumns.ts";
import { faceArea } from "./selection/outletGeometry.ts";

const indexOf = (key: string) => AIR_OUTLET_COLUMNS.findIndex((column) => column.key === key);
const [LENGTH, WIDTH, DIAMETER] = [indexOf("length"), indexOf("width"), indexOf("diameter")];

const stated = (value: number | null | undefined): number | null =>
  value !== undefined && value !== null && value > 0 ? value : null;

/** Nominal face of an outlet from its figures, m²; null if they state none. */
export function outletNeck(figures: readonly (number | null)[]): number | null {
  const [a, b] = [stated(figures[LENGTH]), stated(figures[WIDTH])];
  if (a !== null && b !== null)
    return faceArea({ shape: "rectangular", length: length(a), width: length(b) });
  const diameter = stated(figures[DIAMETER]);
  return diameter === null ? null : faceArea({ shape: "round", diameter: length(diameter) });
}
