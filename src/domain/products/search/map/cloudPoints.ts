import { valueAtPacked } from "../../../physics/curve/operatingPointPacked.ts";
import type { DutyForm } from "../../../catalogue/duty/dutyForms.ts";
import type { Numbers, Indices, NarrowedColumns } from "../SearchColumns.ts";
import { isOfSpeed } from "../speedOf.ts";
import { ratedOf } from "./ratedOf.ts";
import { spanTo, type MapView } from "./MapView.ts";
import { lookUp } from "../../../base/keyed.ts";

/**
 * The best point of each product of a curve form, in an order that shuffles the catalogue: the first thousand are
 * a good sample, and they stay the same whatever is filtered out.
 */
export interface CloudPoints {
  readonly rows: Indices;
  /** m³/h */
  readonly flow: Numbers;
  /** Pa or m */
  readonly value: Numbers;
}

/**
 * Share of the products in the view of a map without a duty; the largest products would press all others into a
 * corner.
 */
const SHOWN_SHARE = 0.7;
/**
 * Odd, so that multiplying by it mixes 32 bits without loss (Knuth, The Art of Computer Programming, vol. 3, 6.4).
 */
const MIXER = 0x9e37_79b1;

const mixed = (row: number) => Math.imul(row + 1, MIXER) >>> 0;

/** The point of best efficiency on the product's curve; the rated point without an efficiency curve. */
function bestPoint(
  columns: NarrowedColumns,
  form: DutyForm,
  bestFlow: (row: number) => number,
): (row: number) => readonly [number, number] {
  const curves = lookUp(columns.curves, form.quantity);
  const [ratedFlow, ratedValue] = [ratedOf(columns, form.flow), ratedOf(columns, form.value)];
  return (row) => {
    const flow = bestFlow(row);
    const value = curves === undefined ? NaN : valueAtPacked(curves, row, flow);
    if (!Number.isNaN(value)) return [flow, value];
    return [ratedFlow(row), ratedValue(row)];
  };
}

/**
 * The points of all products of the form; products without either point are left out.
 *
 * @param bestFlow m³/h of a row's best efficiency; NaN without a curve
 */
export function cloudPoints(
  columns: NarrowedColumns,
  form: DutyForm,
  bestFlow: (row: number) => number,
): CloudPoints {
  const isMeant = form.speed === null ? () => true : isOfSpeed(columns, form.speed);
  const pointOf = bestPoint(columns, form, bestFlow);
  const found: { readonly row: number; readonly flow: number; readonly value: number }[] = [];
  for (let row = 0; row < columns.size; row++) {
    if (!isMeant(row)) continue;
    const [flow, value] = pointOf(row);
    if (flow > 0 && value > 0) found.push({ row, flow, value });
  }
  found.sort((a, b) => mixed(a.row) - mixed(b.row));
  return {
    rows: Uint32Array.from(found, ({ row }) => row),
    flow: Float64Array.from(found, ({ flow }) => flow),
    value: Float64Array.from(found, ({ value }) => value),
  };
}

/** The view of a map while no duty is entered: most products, from 0; null without products. */
export function wholeView({ flow, value }: CloudPoints): MapView | null {
  if (flow.length === 0) return null;
  const shown = (of: Numbers) => spanTo(of.slice().sort()[Math.floor((of.length - 1) * SHOWN_SHARE)]!);
  return { flow: shown(flow), value: shown(value) };
}
