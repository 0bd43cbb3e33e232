import type { Room } from "../../../rooms/Room.ts";
import { flow, power, type Power } from "../../../../base/units.ts";
import type { Collector } from "../../../selection/Collector.ts";
import { oversizedReasons, within } from "../../../selection/limits.ts";
import type { Level } from "../../../selection/multiRoom.ts";
import { BestList } from "../../../selection/BestList.ts";
import { bulbsInForce } from "./bulbsInForce.ts";
import { candidateGroups } from "./candidateGroups.ts";
import { demandsOf } from "./checks.ts";
import { CorrectedCandidates } from "./CorrectedCandidates.ts";
import type { EnteringAir } from "./EnteringAir.ts";
import type { FanCoilAnswer } from "./FanCoilAnswer.ts";
import type { FanCoilColumns } from "./fanCoilColumns.ts";
import type { FanCoilConditions } from "./FanCoilConditions.ts";
import { correctedFigures } from "./fanCoilFigures.ts";
import { noMatchReasons } from "./noMatchReasons.ts";
import type { RatedCoil } from "./RatedCoil.ts";
import { roomsByAir } from "./roomsByAir.ts";
import { searchGroup } from "./searchGroup.ts";
import { siteAir } from "./SiteAir.ts";
import { unitQuantity } from "../../../selection/unitQuantity.ts";
import { unitRequirement } from "./unitRequirement.ts";

/**
 * Selects for every room the fan coils that meet its requirement, those with the least ratio of the leading figure
 * first; answers are in the order of the rooms. Candidates are filtered and sorted once and corrected once per
 * distinct summer air, and each room searches only those that can meet its requirement. `conditions` and rooms
 * have passed `conditionsOf`. The result equals looking at every product for every room.
 */
export function selectFanCoils(
  columns: FanCoilColumns,
  rooms: readonly Room[],
  conditions: FanCoilConditions,
): FanCoilAnswer[] {
  const { summerWater, winterWater } = conditions;
  const groups = candidateGroups(columns, conditions);
  const candidates = new CorrectedCandidates(groups, summerWater, winterWater);
  const best = new BestList(conditions.topSize);
  const answers = Array.from<FanCoilAnswer>({ length: rooms.length });
  for (const { air, rooms: indexes } of roomsByAir(rooms, siteAir(conditions.altitude))) {
    candidates.moveTo(air);
    for (const index of indexes)
      answers[index] = selectForRoom(rooms[index]!, air, columns, candidates, best, conditions);
  }
  return answers;
}

function selectForRoom(
  room: Room,
  air: EnteringAir,
  columns: FanCoilColumns,
  candidates: CorrectedCandidates,
  best: BestList,
  conditions: FanCoilConditions,
): FanCoilAnswer {
  const { roomId } = room;
  const quantity = unitQuantity(room, conditions.singleUnitArea);
  const required = unitRequirement(room, quantity, conditions);
  const unmatched = { roomId, quantity, productIds: [], corrected: null };
  const demands = demandsOf(required);
  if (demands.length === 0) return { ...unmatched, reasons: [{ code: "no-requirement" }] };

  const { winterDryBulb } = bulbsInForce(room);
  best.clear();
  const search = (collector: Collector) => {
    for (const group of candidates.groups)
      searchGroup(group, required, candidates.heating(group, winterDryBulb), collector);
  };
  search(within(conditions, best));
  const rows = best.rows();
  const [selected] = rows;
  if (selected === undefined) {
    const state = { summerDryBulb: air.dryBulb, winterDryBulb };
    const oversized = oversizedReasons(conditions, columns.models, search);
    if (oversized.length > 0) return { ...unmatched, reasons: oversized };
    return {
      ...unmatched,
      reasons: noMatchReasons(candidates, columns.models, demands, state, conditions),
    };
  }
  const { summerWater, winterWater } = conditions;
  return {
    roomId,
    quantity,
    // These are rows of the columns, so each has an id.
    productIds: rows.map((row) => columns.ids[row]!),
    corrected: correctedFigures(coilAt(columns, conditions.level, selected), {
      air,
      winterDryBulb,
      summerWater,
      winterWater,
    }),
    reasons: [],
  };
}

function coilAt(columns: FanCoilColumns, level: Level, row: number): RatedCoil {
  const { airFlow, totalCooling, sensibleCooling, heating, contactFlow } = columns.levels[level];
  const stated: Power | null = Number.isNaN(heating[row]) ? null : power(heating[row]!);
  return {
    rated: columns.ratedStates[columns.ratedState[row]!]!,
    airFlow: flow(airFlow[row]!),
    totalCooling: power(totalCooling[row]!),
    sensibleCooling: power(sensibleCooling[row]!),
    heating: stated,
    contactFlow: contactFlow[row]!,
  };
}
