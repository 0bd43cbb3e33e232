import { lookUp } from "../../base/keyed.ts";
import { tripleOf } from "../../physics/curve/powerTriples.ts";
import type { Duty } from "./Duty.ts";
import type { DutyMatches } from "./matchDuty.ts";
import type { SearchColumns } from "./SearchColumns.ts";
import { readingInLiquid, workOf, type Work } from "./work.ts";

/**
 * Efficiency and shaft power at the operating points of a curve search, by index in the matches; null without such
 * points.
 */
export function workAtPoints(
  columns: SearchColumns,
  { form, point }: Duty,
  { rows, flow, value, corrections }: DutyMatches,
): ((index: number) => Work) | null {
  if (point === null) return null;
  const work = workOf(columns.curves, form, corrections);
  // Every match has a row, a flow and a value.
  return (index) => work(rows[index]!, flow[index]!, value[index]!);
}

/**
 * The value of a property at the operating points of a curve search, by index in the matches: flow and pressure of
 * the point itself, other properties from their own curves. Null for a property without a curve, and if nothing
 * entered has an operating point.
 */
export function runningOf(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
  code: string,
): ((index: number) => number) | null {
  if (duty.point === null) return null;
  const { form } = duty;
  // Every match has a flow, a value and a row.
  if (code === form.flow) return (index) => matches.flow[index]!;
  if (code === form.value) return (index) => matches.value[index]!;
  const quantity = lookUp(form.running, code);
  if (quantity === undefined) return null;
  if (quantity === "shaftPower" || quantity === tripleOf(form.quantity).efficiency) {
    const work = workAtPoints(columns, duty, matches);
    const figure = quantity === "shaftPower" ? "power" : "efficiency";
    return work && ((index) => work(index)[figure]);
  }
  const curves = lookUp(columns.curves, quantity);
  if (curves === undefined) return null;
  const reading = readingInLiquid(curves, quantity, matches.corrections);
  return (index) => reading(matches.rows[index]!, matches.flow[index]!);
}
