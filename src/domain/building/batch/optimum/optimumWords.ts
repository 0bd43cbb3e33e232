import { formatNumber } from "../../../base/formatNumber.ts";
import { yuanOf, yuanText } from "../prices/PricedSum.ts";
import { EXCESS_UNIT } from "../../selection/roomCandidates.ts";
import { limitText } from "./limit/limitWords.ts";
import type { ModelLimit } from "./limit/ModelLimit.ts";
import type { OptimumScope } from "./OptimumScope.ts";
import { countsModels, POWER_UNIT, type Objective } from "./objective.ts";
import type { PlanStep } from "./FoundPlans.ts";
import type { OptimumFound } from "./PlanSearch.ts";

export const OBJECTIVE_WORDS: Readonly<Record<Objective, string>> = {
  fewest: "型号最少",
  excess: "余量最小",
  power: "电功率最低",
  noise: "噪声最低",
  price: "价格最低",
  robust: "仅名义满足最少",
};

/** A share in whole %, rounded up, so that a room that needs the share takes part with this slack. */
export const slackPercent = (share: number): number => Math.ceil(share * 100 - 1e-9);

export const shareText = (share: number, digits = 1): string => `${formatNumber(share * 100, digits)} %`;

/** The cost of a plan as shown: kW of all units, yuan of the priced ones, rooms, or the mean excess as a share. */
export function shownCost(objective: Objective, cost: number, rooms: number): number {
  if (objective === "robust") return cost;
  if (objective === "power") return cost * POWER_UNIT;
  return objective === "price" ? yuanOf(cost) : (cost * EXCESS_UNIT) / Math.max(rooms, 1);
}

export function shownCostText(objective: Objective, value: number): string {
  if (objective === "robust") return `${formatNumber(value, 0)} 间`;
  if (objective === "power") return `${formatNumber(value, 2)} kW`;
  return objective === "price" ? yuanText(value) : shareText(value, 2);
}

const MYRIAD = 10_000;

/**
 * A grid line's label in the picture of plans, whose highest value is `most`; lines are `step` apart and their
 * labels show every digit of it.
 */
export function scaleText(objective: Objective, value: number, step: number, most: number): string {
  const [unit, name] = scaleUnit(objective, most);
  const digits = /[.](\d+)$/u.exec(String(Number((step / unit).toPrecision(3))))?.[1]?.length ?? 0;
  return `${formatNumber(value / unit, digits)}${name}`;
}

function scaleUnit(objective: Objective, most: number): readonly [number, string] {
  if (objective === "power" || objective === "robust") return [1, ""];
  if (objective !== "price") return [0.01, " %"];
  return most < MYRIAD ? [1, ""] : [MYRIAD, " 万"];
}

/** 最优 (optimal) is said only if the number found equals the lower bound. */
export function fewestText({ fewest: { models, bound } }: OptimumFound): string {
  return models === bound
    ? `最少 ${formatNumber(models, 0)} 种型号，已证明最优`
    : `已找到 ${formatNumber(models, 0)} 种型号的方案，理论上不少于 ${formatNumber(bound, 0)} 种`;
}

/** The words of an adopted plan, beside its figures. */
interface AdoptedWords {
  /** 余量, or the word used instead. */
  readonly excess: string;
  /** Name of the only brand that was searched; `null` for all brands. */
  readonly brand: string | null;
  /** Absent if models were not counted by floors or types. */
  readonly limit?: ModelLimit | undefined;
}

/** The text that is stored with an adopted plan: 方案优化：品牌 甲，每层最多 3 种，型号最少，12 种，下限 11 种. */
export function adoptedText(
  objective: Objective,
  found: OptimumFound,
  k: number,
  rooms: number,
  { excess, brand, limit }: AdoptedWords,
) {
  const step = found.steps.findLast(({ models }) => models <= k) ?? found.steps[0];
  if (step === undefined) return "方案优化";
  const name = objective === "excess" ? `${excess}最小` : OBJECTIVE_WORDS[objective];
  const models = `${formatNumber(step.models, 0)} 种`;
  const proof = (cost: number) => shownCostText(objective, shownCost(objective, cost, rooms));
  const parts = countsModels(objective)
    ? [models, `下限 ${formatNumber(found.fewest.bound, 0)} 种`]
    : [models, proof(step.cost), `下限 ${proof(step.bound)}`];
  const among = [...(brand === null ? [] : [`品牌 ${brand}`]), ...(limit ? [limitText(limit)] : [])];
  return `方案优化：${[...among, name, ...parts].join("，")}`;
}

const COST_WORDS: Readonly<Record<Objective, (excess: string) => string>> = {
  fewest: (excess) => `平均${excess}`,
  excess: (excess) => `平均${excess}`,
  noise: (excess) => `平均${excess}`,
  power: () => "电功率",
  price: () => "价格",
  robust: () => "仅名义满足的房间",
};

/** What the height of a plan in the picture means. */
export const costWord = (objective: Objective, excess: string): string => COST_WORDS[objective](excess);

/**
 * Rooms that the objective of least price could not choose for; empty if there are none.
 * @param excess 余量
 */
export const unpricedText = ({ unpriced }: OptimumScope, excess: string): string =>
  unpriced === 0 ? "" : `${formatNumber(unpriced, 0)} 间无带价候选，仍按${excess}最小选取，不计入价格。`;

/**
 * How good the plan of one step is among all plans with as many models.
 *
 * @param excess 余量, or the word used instead
 */
export function stepText(objective: Objective, step: PlanStep, rooms: number, excess: string): string {
  const at = `至多 ${formatNumber(step.models, 0)} 种型号时`;
  const cost = COST_WORDS[objective](excess);
  return step.cost === step.bound
    ? `${at}${cost}已证明最优`
    : `${at}${cost}不低于 ${shownCostText(objective, shownCost(objective, step.bound, rooms))}`;
}

/**
 * That more models would not be better than the last plan.
 * @param limit `null` if models were not counted by floors or types
 */
export function lastText(objective: Objective, limit: ModelLimit | null): string {
  const better = objective === "robust" ? "仅名义满足的房间也不会更少" : "也不会更好";
  if (limit) return `在${limitText(limit)}的条件下，再多型号${better}。`;
  return objective === "robust" ? `再多型号${better}。` : `每个房间都已取各自最优的型号，再多型号${better}。`;
}

/** Why rooms take no part, and what would help them; empty if all take part. */
export function leftOutText(
  { leftOut: all, helpless, limited, helpingSlack, limit }: OptimumScope,
  slack: number,
  excess: string,
) {
  // Rooms that a limit on models excludes are named separately.
  const leftOut = all - (limit?.short ?? []).reduce((sum, { rooms }) => sum + rooms, 0);
  if (leftOut === 0) return [];
  const count = formatNumber(leftOut, 0);
  const lines = [`${count} 个房间没有可选型号，未参与。`];
  if (helpingSlack !== null) {
    const helped = leftOut - helpless - limited;
    const whole = helped === leftOut ? "后全部可选" : `后其中 ${formatNumber(helped, 0)} 间可选`;
    lines.push(`${excess}由 ${slackPercent(slack)} % 放宽到 ${slackPercent(helpingSlack)} % ${whole}。`);
  }
  if (limited > 0)
    lines.push(`${formatNumber(limited, 0)} 间由房间所用条件中的允许余量限定，请在条件中放宽。`);
  if (helpless > 0) lines.push(`${formatNumber(helpless, 0)} 间放宽${excess}也没有型号。`);
  return lines;
}
