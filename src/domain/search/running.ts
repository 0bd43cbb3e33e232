import { valueAtPacked } from "../curve/operatingPointPacked.ts";
import type { Duty } from "./Duty.ts";
import type { DutyMatches } from "./matchDuty.ts";
import type { SearchColumns } from "./SearchColumns.ts";
import { lookUp } from "../keyed.ts";

/**
 * The value of a property at the operating points of a curve search, by place in the matches: flow and pressure of the
 * point itself, the others from their own curves. Null for a property that does not run, and where nothing was
 * entered that has an operating point.
 */
export function runningOf(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
  code: string,
): ((place: number) => number) | null {
  if (duty.point === null) return null;
  const { form } = duty;
  // Every place of the matches has a flow, a value and a row.
  if (code === form.flow) return (place) => matches.flow[place]!;
  if (code === form.value) return (place) => matches.value[place]!;
  const quantity = lookUp(form.running, code);
  const curves = quantity === undefined ? undefined : lookUp(columns.curves, quantity);
  if (curves === undefined) return null;
  return (place) => valueAtPacked(curves, matches.rows[place]!, matches.flow[place]!);
}
