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

/** kW of the motor, by row; NaN where it is not stated. A pump's power at the shaft is no motor's. */
export function pumpMotorOf({ properties }: SearchColumns): (row: number) => number {
  const column = lookUp(properties, PROPERTY.motorPower);
  return column === undefined ? () => NaN : figureOf(column);
}

/**
 * kW at the shaft of each match with the liquid of the duty, by place: of the curves that it leaves the pump, power goes
 * with the density. NaN where neither power nor efficiency is measured; null where no liquid is stated, or no point was judged.
 */
export function shaftPowerInLiquid(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
): ((place: number) => number) | null {
  const { liquid } = duty;
  if (liquid === null || siteLiquid(liquid).share === 1) return null;
  return shaftPowerAtPoint(columns, duty, matches);
}

/**
 * What decides of each match whether it cavitates, by place: the operating point, and that on the least of the system,
 * where a pump runs furthest out. Null where the duty says nothing of the suction side, or no point was judged.
 */
export function npshOf(
  columns: SearchColumns,
  { form, liquid: stated, point }: Duty,
  { rows, flow, corrections }: DutyMatches,
): ((place: number) => NpshState) | null {
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
  return (place) => {
    // Every place of the matches has a row and a flow.
    const row = rows[place]!;
    const flows = [
      flow[place]!,
      ...(heads === undefined
        ? []
        : point.others
            .filter(({ name }) => name === "least")
            .map(({ system }) => operatingPointInLiquid(heads, row, corrections?.[row], system, crossings))),
    ];
    const states = flows.map((q) => npshAt(liquid, q, point.flow.value, required(row, q)));
    // The suction side is stated, so that there is a state for every flow.
    return decidingNpsh(states.flatMap((state) => state ?? []))!;
  };
}
