import { PROPERTY } from "../../catalogue/properties.ts";
import { airPower, hydraulicPower, shaftPowerOf, STANDARD_WATER } from "../../physics/curve/power.ts";
import { entriesOf } from "../../base/keyed.ts";
import { siteLiquid } from "../../physics/fluid/siteLiquid.ts";
import { efficiency, flow as asFlow, head, pressure } from "../../base/units.ts";
import type { Duty } from "./Duty.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { runningOf } from "./running.ts";
import type { SearchColumns } from "./SearchColumns.ts";

type PowerAt = (place: number) => number;

/** A fan's, in the air of its record: by the efficiency at the point. */
function ofFan(columns: SearchColumns, duty: Duty, matches: DutyMatches): PowerAt {
  const [code] = entriesOf(duty.form.running).map(([property]) => property);
  const running = code === undefined ? null : runningOf(columns, duty, matches, code);
  return (place) => {
    const percent = running?.(place) ?? NaN;
    if (!(percent > 0)) return NaN;
    // Every place of the matches has a flow and a value, which is in the records' air.
    const inAir = airPower(asFlow(matches.flow[place]!), pressure(matches.value[place]!));
    return shaftPowerOf(inAir, efficiency(percent));
  };
}

/** A pump's, with the liquid of the duty: by its power curve, else by its efficiency. */
function ofPump(columns: SearchColumns, duty: Duty, matches: DutyMatches): PowerAt {
  const liquid = duty.liquid && siteLiquid(duty.liquid);
  const running = (code: string) => runningOf(columns, duty, matches, code);
  const [power, percent] = [running(PROPERTY.shaftPower), running(PROPERTY.pumpEfficiency)];
  return (place) => {
    const measured = power?.(place) ?? NaN;
    if (!Number.isNaN(measured)) return measured * (liquid?.share ?? 1);
    const eta = percent?.(place) ?? NaN;
    // Every place of the matches has a flow and a head.
    const hydraulic = hydraulicPower(
      asFlow(matches.flow[place]!),
      head(matches.value[place]!),
      liquid?.density ?? STANDARD_WATER,
    );
    return eta > 0 ? shaftPowerOf(hydraulic, efficiency(eta)) : NaN;
  };
}

/**
 * kW at the shaft of each match at its operating point, by place: of a fan in the air of the records, of a pump with the
 * liquid of the duty. NaN where neither power nor efficiency is measured; null where no point was judged.
 */
export function shaftPowerAtPoint(columns: SearchColumns, duty: Duty, matches: DutyMatches): PowerAt | null {
  if (duty.point === null) return null;
  return duty.form.quantity === "head" ? ofPump(columns, duty, matches) : ofFan(columns, duty, matches);
}
