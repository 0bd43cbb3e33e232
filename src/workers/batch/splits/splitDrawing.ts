import type { Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import { splitDiagram } from "#domain/building/systems/diagram/splitDiagram.ts";
import type { RanSplit } from "#domain/building/systems/split/runSplits.ts";
import { splitAssumptions } from "#domain/building/systems/split/splitAssumptions.ts";

/** Notes on every diagram */
const LEGEND =
  "一条线代表液管和气管；一侧为管长 m，另一侧为其后室内机额定制冷量 kW；最远室内机的管路另用一种颜色；层高不按比例";

/**
 * 系统图 of a system of indoor units; null if its pipes are unknown.
 *
 * @param more notes besides the assumptions; `null` for no notes at all
 */
export function splitPicture(
  ran: RanSplit | undefined,
  building: string,
  more: readonly string[] | null,
): Diagram | null {
  if (ran === undefined || ran.pipes === null) return null;
  const assumed = splitAssumptions(ran).map(({ mark, text }) => `${mark}：${text}`);
  return splitDiagram(ran, ran.pipes, {
    title: `${building} ${ran.system.name} 系统图`.trim(),
    notes: more === null ? [] : [LEGEND, ...assumed, ...more],
  });
}
