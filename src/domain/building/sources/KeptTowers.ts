import { formatNumber } from "../../base/formatNumber.ts";
import type { MachineState } from "../systems/judgeMachine.ts";
import type { Chiller } from "./Chiller.ts";
import type { Counted } from "./chillerCounts.ts";
import { condenserOf, condenserWater, towerState, type CondenserSettings } from "./condenserWater.ts";
import { machinesWords } from "./machinesWords.ts";
import { TOWER_GAP_WORDS } from "./plantWords.ts";
import type { Tower, TowersFor } from "./sourceTowers.ts";
import { judgeTower, type TowerState } from "./towerVerdict.ts";

/** Towers of one model for each chiller of a model, with their figures at the choice */
export interface KeptTowers extends TowersFor {
  /** SHA-256 of the tower's record at the choice */
  readonly hash: string;
  /** Condenser water of each chiller at the choice, m³/h */
  readonly flow: number;
}

/** Chillers with the towers taken with them */
interface Towered extends Counted<Chiller> {
  readonly towers?: KeptTowers | undefined;
}

/** Kept towers with their verdict for the present condenser water */
export interface JudgedTowers {
  readonly of: KeptTowers;
  /** The chiller that the towers serve */
  readonly chiller: Chiller;
  /** Towers of all running chillers; standby chillers need none. */
  readonly total: number;
  /** Present condenser water of each chiller, m³/h; null where it is not known. */
  readonly needed: number | null;
  readonly state: Exclude<MachineState, "oversized">;
  /** Why they fail or cannot be judged; empty if they meet. */
  readonly why: string;
}

/** 37.0/32.0 ℃，湿球 28.0 ℃ */
export const towerStateText = ({ entering, leaving, wetBulb }: TowerState): string =>
  `${formatNumber(entering, 1)}/${formatNumber(leaving, 1)} ℃，湿球 ${formatNumber(wetBulb, 1)} ℃`;

const flowText = (flow: number): string => `${formatNumber(flow, 1)} m³/h`;

/** Verdict on stated tower data for a state and a flow of each chiller; a failure names both flows. */
function verdictOf(
  { tower: { stated }, count }: KeptTowers,
  site: TowerState | null,
  needed: number | null,
): Pick<JudgedTowers, "state" | "why"> {
  if (needed === null) return { state: "unknown", why: TOWER_GAP_WORDS["no-flow"] };
  if (site === null) return { state: "unknown", why: TOWER_GAP_WORDS["no-wet-bulb"] };
  const { isMet } = judgeTower([stated], site, needed / count);
  if (isMet === true) return { state: "meets", why: "" };
  const carried = `冷却塔注明 ${flowText(stated.flow * count)}`;
  if (isMet === false)
    return { state: "fails", why: `每台机组冷却水 ${flowText(needed)}，${carried}，流量不足` };
  const isOther = stated.entering !== site.entering || stated.leaving !== site.leaving;
  return {
    state: "unknown",
    why:
      isOther || stated.wetBulb < site.wetBulb
        ? `冷却塔注明 ${towerStateText(stated)}，现在 ${towerStateText(site)}，产品没有此工况的流量`
        : `每台机组冷却水 ${flowText(needed)}，${carried}（湿球 ${formatNumber(stated.wetBulb, 1)} ℃），当地湿球 ${formatNumber(site.wetBulb, 1)} ℃ 的流量产品未注明`,
  };
}

/** Judges the towers of kept chillers by the present condenser water and their figures at the choice. */
export function judgedTowers(
  machines: readonly Towered[],
  settings: CondenserSettings,
): readonly JudgedTowers[] {
  const [water, site] = [condenserWater(settings), towerState(settings)];
  return machines.flatMap(({ of: chiller, count, towers }): readonly JudgedTowers[] => {
    if (towers === undefined) return [];
    const needed = condenserOf(chiller, water)?.flow ?? null;
    const verdict = verdictOf(towers, site, needed);
    return [{ of: towers, chiller, total: count * towers.count, needed, ...verdict }];
  });
}

/** Whether a chiller needs condenser water and no tower was taken for it. */
export const lacksTowers = ({ of: { cooling }, towers }: Towered): boolean =>
  cooling !== "air" && towers === undefined;

/** Number of towers of each set */
const counted = (towers: readonly JudgedTowers[]): readonly Counted<Tower>[] =>
  towers.map(({ of, total }) => ({ of: of.tower, count: total }));

/** 4 × LBCM-200 + 1 × LBCM-100 */
export const towersWords = (towers: readonly JudgedTowers[]): string => machinesWords(counted(towers), 0);

/** The gravest state; "meets" without towers. */
export const towersState = (towers: readonly JudgedTowers[]): JudgedTowers["state"] =>
  (["fails", "unknown"] as const).find((state) => towers.some((each) => each.state === state)) ?? "meets";

/** Condenser water of all chillers that they serve, m³/h; null if one is not known. */
export const towersNeeded = (towers: readonly JudgedTowers[]): number | null =>
  towers.reduce<number | null>(
    (sum, { needed, total, of }) =>
      sum === null || needed === null ? null : sum + (needed * total) / of.count,
    0,
  );

/** Stated flow of all towers, m³/h */
export const towersStated = (towers: readonly JudgedTowers[]): number =>
  towers.reduce((sum, { of, total }) => sum + of.tower.stated.flow * total, 0);
