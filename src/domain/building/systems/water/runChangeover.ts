import { NO_SIZE } from "../../../physics/pipe/Sizes.ts";
import { resizeNetwork } from "../../network/resizeNetwork.ts";
import type { SystemRoom } from "./SystemRoom.ts";
import {
  hasRun,
  isModulatedBy,
  modulated,
  runWaterSystem,
  type RunSystem,
  type WaterSystem,
} from "./runWaterSystem.ts";
import { settingsFault } from "./settingsFault.ts";
import { inWinter, type WaterKind, type WaterSettings } from "./WaterSettings.ts";

/**
 * The size for the larger flow of each segment, summer's if the flows are equal, and none if it has none in one
 * season (ENGINEERING-3 A.4)
 */
function sizesOfBoth(summer: RunSystem, winter: RunSystem): Int32Array {
  const [one, other] = [summer.run.columns, winter.run.columns];
  return one.size.map((size, at) => {
    if (size === NO_SIZE || other.size[at] === NO_SIZE) return NO_SIZE;
    return one.flow[at]! >= other.flow[at]! ? size : other.size[at]!;
  });
}

/**
 * Loss of each unit's valve in winter. The valve is chosen for summer and its loss follows the square of the flow;
 * a unit without summer flow has the valve chosen for winter.
 */
function winterValves({ run }: RunSystem, { run: own }: RunSystem): Float64Array {
  const { flow, valve } = run.taken;
  return own.taken.flow.map((q, at) => {
    if (!(flow[at]! > 0)) return own.taken.valve[at]!;
    return valve[at]! * (q / flow[at]!) ** 2;
  });
}

/** Summer with the sizes for both seasons; modulating valves are chosen again for the losses of these sizes. */
function sized(alone: RunSystem, sizes: Int32Array): RunSystem | null {
  const resized = resizeNetwork(alone.run, { sizes, valves: alone.run.taken.valve });
  if (!resized.ok) return null;
  const run = resized.value;
  if (run === alone.run || !isModulatedBy(alone.settings)) return { ...alone, run };
  const { authorities, answer } = modulated(run, alone.givenIndex, alone.terminals);
  return answer.ok ? { ...alone, run: answer.value, authorities } : null;
}

/** The winter settings; the same object as before if nothing changed. */
function winterSettings(settings: WaterSettings, before: WaterSystem | null): WaterSettings | null {
  if (settings.winter === null) return null;
  const known = before?.changeover?.alone;
  return known !== undefined && known[0].settings === settings
    ? known[1].settings
    : inWinter(settings, settings.winter);
}

/**
 * Computes a system from its rooms with `runWaterSystem`. For two pipes it computes both seasons on one tree, each
 * with its medium, losses, index circuit and duty; the result is summer, with winter in its `changeover`. Every
 * figure is bit by bit that of a full run.
 */
export function runSystem(
  kind: WaterKind,
  rooms: readonly SystemRoom[],
  settings: WaterSettings,
  before: WaterSystem | null = null,
): WaterSystem {
  const ofWinter = kind === "cold" ? winterSettings(settings, before) : null;
  const [summerBefore, winterBefore] = before?.changeover?.alone ?? [before, null];
  const summer = runWaterSystem(kind, rooms, settings, summerBefore);
  if (ofWinter === null || settingsFault(kind, settings) !== null) return summer;
  const winter = runWaterSystem("hot", rooms, ofWinter, winterBefore);
  if (before !== null && summer === summerBefore && winter === winterBefore) return before;
  const alone = [summer, winter] as const;
  if (!hasRun(summer) || !hasRun(winter))
    return { ...summer, run: null, fault: summer.fault ?? winter.fault, changeover: { winter, alone } };
  const known = before?.changeover ?? null;
  if (
    known !== null &&
    summer.run === known.alone[0].run &&
    winter.run === known.alone[1].run &&
    before!.run !== null
  )
    // The pipes are unchanged, so the runs stay the same objects.
    return {
      ...{ ...summer, run: before!.run, authorities: before!.authorities },
      changeover: { winter: { ...winter, run: known.winter.run, authorities: before!.authorities }, alone },
    };
  const sizes = sizesOfBoth(summer, winter);
  const both = sized(summer, sizes);
  if (both === null) return { ...summer, run: null, changeover: { winter, alone } };
  const resized = resizeNetwork(winter.run, { sizes, valves: winterValves(both, winter) });
  // A valve chosen for little cold water would lose thousands of kPa with much hot water; no real unit is like
  // that.
  if (!resized.ok) return { ...summer, run: null, fault: resized.fault, changeover: { winter, alone } };
  const run = resized.value;
  return { ...both, changeover: { winter: { ...winter, run, authorities: both.authorities }, alone } };
}
