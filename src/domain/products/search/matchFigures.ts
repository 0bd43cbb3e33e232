import { deviationRate } from "../../catalogue/duty/deviationRate.ts";
import { lookUp } from "../../base/keyed.ts";
import type { Duty } from "./Duty.ts";
import { figureOf } from "./figureOf.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { motorPowerOf } from "./motorAtLowest.ts";
import type { Order } from "./Order.ts";
import { runningOf } from "./running.ts";
import type { Numbers, SearchColumns } from "./SearchColumns.ts";

type Figure = (index: number) => number;

/**
 * The figure that a row of a curve search shows for a property: the value at the operating point if there is one,
 * else the stated value.
 */
function shownOf(columns: SearchColumns, duty: Duty, matches: DutyMatches, code: string): Figure {
  const running = runningOf(columns, duty, matches, code);
  if (running !== null) return running;
  const column = lookUp(columns.properties, code);
  const stated = column === undefined ? () => NaN : figureOf(column);
  return (index) => stated(matches.rows[index]!);
}

const targetOf = ({ point, rated }: Duty, code: string) =>
  [point?.flow, point?.value, ...rated].find((target) => target?.code === code);

/** kW; the first power property that a product states. */
function powerOf(columns: SearchColumns, duty: Duty, { rows }: DutyMatches): Figure {
  const power = motorPowerOf(columns, duty);
  return (index) => power(rows[index]!);
}

/**
 * The figures by which the matches of a duty are ordered, one after the other; NaN if not known.
 *
 * @param energies kWh a year by row, if they are ordered by it
 */
export function matchFigures(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
  order: Order,
  energies: Numbers | null = null,
): readonly Figure[] {
  switch (order.kind) {
    case "property":
      return [shownOf(columns, duty, matches, order.code)];
    case "brand":
      return [(index) => columns.brands.rows[matches.rows[index]!]!];
    case "deviation":
      return [(index) => matches.worst[index]!, powerOf(columns, duty, matches)];
    case "deviationOf": {
      const target = targetOf(duty, order.code);
      const shown = shownOf(columns, duty, matches, order.code);
      return [(index) => (target === undefined ? NaN : Math.abs(deviationRate(shown(index), target.value)))];
    }
    case "yearlyEnergy":
      return [(index) => energies?.[matches.rows[index]!] ?? NaN, powerOf(columns, duty, matches)];
    case "airVolumePower": {
      const code = duty.form.airVolumeEfficiency;
      const efficiency = code === null ? null : runningOf(columns, duty, matches, code);
      // The design pressure is the same for all, so the power depends on the efficiency alone.
      return [(index) => 1 / (efficiency?.(index) ?? NaN)];
    }
  }
}
