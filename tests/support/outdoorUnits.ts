import {
  ratioTableOf,
  pairTableOf,
  pipeTableOf,
  lineTableOf,
} from "#domain/building/systems/split/correctionText.ts";
import type { OutdoorUnit } from "#domain/building/systems/split/OutdoorUnit.ts";
import { splitPipes, type SplitPipes } from "#domain/building/systems/split/splitPipes.ts";
import { PROPOSED_SPLITS } from "#domain/building/systems/split/SplitSettings.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { systemRoom } from "./drawnSystems.ts";

/** An outdoor unit whose series states limits and no table. */
export const outdoorUnit = (cooling: number, more: Partial<OutdoorUnit> = {}): OutdoorUnit => ({
  ...{ id: `out ${cooling}`, model: `V-${cooling}`, brand: "甲", series: "甲多联机", isSample: true },
  type: "热泵型",
  cooling,
  heating: cooling * 1.125,
  ...{ liquidPipe: 12.7, gasPipe: 28.6 },
  limits: {
    ...{ total: 1000, farthestActual: 165, farthestEquivalent: 190, afterFirstBranch: 90 },
    ...{ heightAbove: 50, heightBelow: 40, heightBetween: 18, units: 64 },
    combination: { least: 0.5, most: 1.3 },
  },
  tables: {
    ...{ combination: null, coolingPipe: null, heatingPipe: null },
    ...{ coolingTemperature: null, heatingTemperature: null, defrost: null, heightPerMetre: null },
  },
  unread: [],
  ...more,
});

/** Tables as a series prints them. */
export const OUTDOOR_TABLES: OutdoorUnit["tables"] = {
  combination: ratioTableOf("100: 1; 130: 1.06"),
  coolingPipe: pipeTableOf("m\\%: 50, 130; 0: 1, 1; 100: 0.9, 0.8"),
  heatingPipe: pipeTableOf("m\\%: 50, 130; 0: 1, 1; 100: 0.98, 0.96"),
  coolingTemperature: pairTableOf("℃: 15, 19, 23; 25: 0.95, 1.1, 1.2; 35: 0.85, 1, 1.1"),
  heatingTemperature: pairTableOf("℃: 18, 22; -10: 0.7, 0.68; 6: 1.02, 0.98"),
  defrost: lineTableOf("-10: 0.9; 0: 0.85; 6: 1"),
  heightPerMetre: -0.001,
};

/** kW of the series' sizes */
export const OUTDOOR_SERIES = [22.4, 28, 33.5, 40, 45, 56, 68].map((size) => outdoorUnit(size));

/** A room with one indoor unit of 5.6 kW. */
export const splitRoom = (code: string, more: Partial<SystemRoom> = {}): SystemRoom =>
  systemRoom(code, { count: 1, cooling: 5.6, heating: 6.3, coolingLoad: 5, heatLoad: 4, ...more });

/** @param level of the outdoor unit */
export function pipesOf(
  rooms: readonly SystemRoom[],
  level = 3,
  lengths: readonly (readonly [string, number])[] = [],
): SplitPipes {
  const found = splitPipes(rooms, PROPOSED_SPLITS, lengths, level);
  if (!found.ok) throw new Error("no pipes");
  return found.value;
}
