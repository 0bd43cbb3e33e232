import { proposedList } from "#domain/building/systems/water/proposedPipes.ts";
import { roomsBySystem } from "#domain/building/systems/water/SystemList.ts";
import { plannedRooms } from "#domain/building/batch/systems/plannedRooms.ts";
import { pumpsOf, type PlanPumps } from "#domain/building/batch/optimum/PlanPumps.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { SEASON_WORDS } from "#domain/building/systems/water/WaterSettings.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { WaterSides } from "./WaterSides.ts";
import type { LastOptimum } from "../choose/optimum/LastOptimum.ts";

/** Data that earlier searches have asked for: the plans of a building share most of their products. */
const water = new WaterSides();

/**
 * The pumps of the building's systems with a plan of the last search, beside the present ones; none for units
 * without water, or if the search is gone.
 */
export async function optimumPumps(
  optimum: LastOptimum,
  opened: OpenSelection,
  k: number,
  signal: AbortSignal,
): Promise<readonly PlanPumps[]> {
  const { batch } = opened.session;
  const { water: use } = batch.kind;
  const planned = optimum.planned(k);
  if (use === undefined || planned === null) return [];
  await water.know(opened, signal, [...new Set(planned.map(({ productId }) => productId))]);
  const rooms = plannedRooms(batch, use, water.of, planned);
  const list = batch.systems ?? proposedList(rooms.today);
  const [today, plan] = [roomsBySystem(list, rooms.today), roomsBySystem(list, rooms.plan)];
  return list.flatMap(({ id, kind, name, settings }): readonly PlanPumps[] => {
    const now = runSystem(kind, today.get(id)!, settings);
    if (now.terminals.length === 0) return [];
    const then = runSystem(kind, plan.get(id)!, settings, now);
    const pumps = (named: string, one: WaterSystem, other: WaterSystem): PlanPumps => {
      const isShaft = one.settings.efficiency !== null;
      return { name: named, isShaft, today: pumpsOf(one), plan: pumpsOf(other) };
    };
    const [winterNow, winterThen] = [now.changeover?.winter, then.changeover?.winter];
    if (winterNow === undefined || winterThen === undefined) return [pumps(name, now, then)];
    return [
      pumps(`${name}${SEASON_WORDS.summer}`, now, then),
      pumps(`${name}${SEASON_WORDS.winter}`, winterNow, winterThen),
    ];
  });
}
