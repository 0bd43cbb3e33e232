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
 * A segment has the size of its larger flow, summer's of equal ones, and none where one season has none (ENGINEERING-3 A.4).
 */
function sizesOfBoth(summer: RunSystem, winter: RunSystem): Int32Array {
  const [one, other] = [summer.run.columns, winter.run.columns];
  return one.size.map((size, at) => {
    if (size === NO_SIZE || other.size[at] === NO_SIZE) return NO_SIZE;
    return one.flow[at]! >= other.flow[at]! ? size : other.size[at]!;
  });
}

/** The one valve of a unit: chosen for summer, its loss follows the square of the flow; without one in summer, winter's own. */
function winterValves({ run }: RunSystem, { run: own }: RunSystem): Float64Array {
  const { flow, valve } = run.taken;
  return own.taken.flow.map((q, at) => {
    if (!(flow[at]! > 0)) return own.taken.valve[at]!;
    return valve[at]! * (q / flow[at]!) ** 2;
  });
}

/** Summer with the sizes of both seasons; modulating valves follow the branches as they are now. */
function sized(alone: RunSystem, sizes: Int32Array): RunSystem | null {
  const resized = resizeNetwork(alone.run, { sizes, valves: alone.run.taken.valve });
  if (!resized.ok) return null;
  const run = resized.value;
  if (run === alone.run || !isModulatedBy(alone.settings)) return { ...alone, run };
  const { authorities, answer } = modulated(run, alone.givenIndex, alone.terminals);
  return answer.ok ? { ...alone, run: answer.value, authorities } : null;
}

/** Settings of winter; the same object as before if nothing has changed. */
function winterSettings(settings: WaterSettings, before: WaterSystem | null): WaterSettings | null {
  if (settings.winter === null) return null;
  const known = before?.changeover?.alone;
  return known !== undefined && known[0].settings === settings
    ? known[1].settings
    : inWinter(settings, settings.winter);
}

/**
 * A system from the rooms as `runWaterSystem` says, or, in two pipes, both seasons over one tree: each with its medium,
 * losses, index and duty. The answer is summer, with winter in its `changeover`. Every figure has the bits of a full run.
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
    // The pipes are unchanged, so their runs stay the same objects.
    return {
      ...{ ...summer, run: before!.run, authorities: before!.authorities },
      changeover: { winter: { ...winter, run: known.winter.run, authorities: before!.authorities }, alone },
    };
  const sizes = sizesOfBoth(summer, winter);
  const both = sized(summer, sizes);
  if (both === null) return { ...summer, run: null, changeover: { winter, alone } };
  const resized = resizeNetwork(winter.run, { sizes, valves: winterValves(both, winter) });
  // A valve for little cold water would lose thousands of kPa with much hot water: no unit is that.
  if (!resized.ok) return { ...summer, run: null, fault: resized.fault, changeover: { winter, alone } };
  const run = resized.value;
  return { ...both, changeover: { winter: { ...winter, run, authorities: both.authorities }, alone } };
}
