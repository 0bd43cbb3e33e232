import { PROPERTY } from "../../catalogue/properties.ts";
import { Crossings } from "../../physics/curve/Crossings.ts";
import { entriesOf, lookUp } from "../../base/keyed.ts";
import { siteLiquid } from "../../physics/fluid/siteLiquid.ts";
import { decidingNpsh, npshAt, type NpshState } from "../../physics/fluid/suction.ts";
import type { Duty } from "./Duty.ts";
import { figureOf } from "./figureOf.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { operatingPointInLiquid } from "./matchInLiquid.ts";
import type { SearchColumns } from "./SearchColumns.ts";
import { shaftPowerAtPoint } from "./shaftPower.ts";
import { readingInLiquid } from "./work.ts";

/** kW of the motor, by row; NaN if not stated. A pump's shaft power is not its motor's power. */
export function pumpMotorOf({ properties }: SearchColumns): (row: number) => number {
  const column = lookUp(properties, PROPERTY.motorPower);
  return column === undefined ? () => NaN : figureOf(column);
}

/**
 * Shaft power in kW of each match with the duty's liquid, by index: on the corrected curves, power is proportional
 * to density. NaN where neither power nor efficiency is measured; null if the liquid itself is not stated or no
 * point was judged.
 */
export function shaftPowerInLiquid(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
): ((index: number) => number) | null {
  const { liquid } = duty;
  if (liquid === null || siteLiquid(liquid).share === 1) return null;
  return shaftPowerAtPoint(columns, duty, matches);
}

/**
 * The NPSH state that decides for each match, by index: at the operating point, or on the system at its least
 * resistance, where the pump gives most flow. Null if the duty does not describe the suction side or no point was
 * judged.
 */
export function npshOf(
  columns: SearchColumns,
  { form, liquid: stated, point }: Duty,
  { rows, flow, corrections }: DutyMatches,
): ((index: number) => NpshState) | null {
  if (stated?.head == null || point === null) return null;
  const liquid = siteLiquid(stated);
  const heads = lookUp(columns.curves, form.quantity);
  const quantity = entriesOf(form.running).find(([code]) => code === PROPERTY.npsh)?.[1];
  const curves = quantity === undefined ? undefined : lookUp(columns.curves, quantity);
  const required =
    quantity === undefined || curves === undefined
      ? () => NaN
      : readingInLiquid(curves, quantity, corrections);
  const crossings = new Crossings();
  return (index) => {
    // Every match has a row and a flow.
    const row = rows[index]!;
    const flows = [
      flow[index]!,
      ...(heads === undefined
        ? []
        : point.others
            .filter(({ name }) => name === "least")
            .map(({ system }) => operatingPointInLiquid(heads, row, corrections?.[row], system, crossings))),
    ];
    const states = flows.map((q) => npshAt(liquid, q, point.flow.value, required(row, q)));
    // The suction side is stated, so there is a state for every flow.
    return decidingNpsh(states.flatMap((state) => state ?? []))!;
  };
}
