import {
  factsOf,
  flowFactsOf,
  PRESSURE_QUANTITY,
  type Machine,
} from "../../physics/curve/curveQuantities.ts";
import { ambiguousText } from "../chart/setWords.ts";
import { speedName } from "../../physics/curve/speedName.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import type { MachineGroup, ParallelState } from "../../physics/curve/parallelStates.ts";
import type { CombinedSet, ReadStage, RunningGroup, SetAnswer, SetFault, SetMember } from "./productSet.ts";
import type { Arrangement } from "./SetChoice.ts";
import type { StageLimit } from "./setStages.ts";

/** Assumptions for each arrangement of a set. */
export const ASSUMPTIONS: Readonly<Record<Arrangement, string>> = {
  parallel: "假定每台设有止回阀（风机为防倒风阀），各台全速；各台分支的阻力不在管网曲线里时，结果偏大",
  series: "各台流量相同、全速；停开的按旁通计，不计它的阻力",
};

export const SET_FAULTS: Readonly<Record<SetFault, string>> = {
  "no-duty": "输入完整的工况（流量和扬程或全压）后计算",
  "no-curve": "有型号没有全压或扬程曲线，不能组合",
  "too-many-machines": "一组最多 6 台，请减少台数",
};

const WHOLE = 100;

export const memberName = ({ name, speed }: Pick<SetMember, "name" | "speed">): string =>
  [name, speedName(speed, null)].filter(Boolean).join(" ");

const nameAt = ({ members }: Pick<CombinedSet, "members">, member: number): string => {
  const found = members[member];
  return found === undefined ? "" : memberName(found);
};

/** `2 × P1 + 1 × P2`: the running machines. */
export const countsText = (set: Pick<CombinedSet, "members">, counts: readonly number[]): string =>
  counts.flatMap((count, member) => (count === 0 ? [] : `${count} × ${nameAt(set, member)}`)).join(" + ");

/** Why running machines have no operating point. */
function limitText(set: CombinedSet, limit: StageLimit): string {
  switch (limit.code) {
    case "beyond-last":
    case "before-first": {
      const member = set.members[limit.member];
      const isLast = limit.code === "beyond-last";
      const end = formatQuantity((isLast ? member?.last : member?.first) ?? null, "m³/h");
      return `${nameAt(set, limit.member)} 超出实测流量范围（${isLast ? "到" : "从"} ${end} m³/h），组合没有工况点`;
    }
    case "maybe-dead-headed":
      return `${nameAt(set, limit.member)} 没有零流量测点，压力高于它实测的最高 ${valueText(set.machine, set.members[limit.member]?.peak ?? Number.NaN)} 时不能判断是否被顶死，组合没有工况点`;
    case "no-common-range":
      return "各台的实测流量范围没有重叠，串联没有工况点";
    case "no-flow":
      return set.arrangement === "series"
        ? "各台最高压力之和低于管网的静压力，没有流量"
        : "各台的最高压力都低于管网的静压力，没有流量";
    case "set-out-of-range":
      return "有机组超出实测流量范围，组合没有工况点";
  }
}

/** Number of states that a set can take, or a text saying that there are too many to list. */
const statesText = (states: readonly ParallelState[]): string =>
  states.length === 0 ? "曲线多处起伏，并联工况不能逐一列出，请避开" : ambiguousText(states.length);

/** Flow and pressure or head of a set. */
export const pointText = (
  { machine }: Pick<CombinedSet, "machine">,
  { flow, value }: { readonly flow: number; readonly value: number },
): string => {
  const { unit } = flowFactsOf(machine);
  return `${formatQuantity(flow, unit)} ${unit}，${valueText(machine, value)}`;
};

/** Each group of a state: `2 × P1 每台 80 m³/h`. */
export const groupsText = (set: CombinedSet, groups: readonly MachineGroup[]): string =>
  groups
    .map(({ member, count, flow, isDeadHeaded }) =>
      isDeadHeaded
        ? `${count} × ${nameAt(set, member)} 不出流量`
        : `${count} × ${nameAt(set, member)} 每台 ${formatQuantity(flow, "m³/h")} m³/h`,
    )
    .join("，");

/** Why a machine gives no flow: the others' pressure is above its maximum, or above its pressure at no flow. */
const shutText = ({ isOnlyAtStart }: RunningGroup): string =>
  isOnlyAtStart ? "止回阀打不开：零流量压力低于并联压力，不出流量" : "被顶死：最高压力低于并联压力，不出流量";

/** The dead-headed machines by name; empty where there is no operating point. */
const deadHeadedTexts = (set: CombinedSet, { machines }: ReadStage): readonly string[] =>
  machines
    .filter(({ isDeadHeaded }) => isDeadHeaded)
    .map((machine) => `${nameAt(set, machine.member)} ${shutText(machine)}`);

/** Warnings and remarks on a stage. */
export const stageTexts = (
  set: CombinedSet,
  { outcome, machines }: ReadStage,
  cold: number,
): readonly string[] => {
  switch (outcome.status) {
    case "none":
      return [limitText(set, outcome.limit)];
    case "ambiguous":
      return [statesText(outcome.states)];
    case "runs":
      return [
        ...(outcome.isUnstable ? ["有几个交点，运行可能不稳定"] : []),
        ...machines.flatMap((machine) =>
          groupTexts(set, machine, cold).map((text) => `${nameAt(set, machine.member)} ${text}`),
        ),
      ];
  }
};

/**
 * Remarks on one of the machines.
 *
 * @param cold power at the air's lowest temperature divided by that of the readings
 */
export function groupTexts(set: CombinedSet, machine: RunningGroup, cold: number): readonly string[] {
  const ratedPower = set.members[machine.member]?.ratedPower ?? null;
  const power = (machine.readings[set.columns.indexOf("shaftPower")] ?? Number.NaN) * cold;
  return [
    ...(machine.isDeadHeaded ? [shutText(machine)] : []),
    ...(ratedPower !== null && power > ratedPower
      ? [`电动机过载（${formatQuantity(power, "kW")} / ${formatQuantity(ratedPower, "kW")} kW）`]
      : []),
    ...(machine.cannotStart ? ["零流量压力低于运行压力，后起动时打不开止回阀"] : []),
  ];
}

/**
 * The power shown for all running machines: shaft power, else measured power from the mains; `null` if there is
 * neither.
 */
export const powerQuantity = ({ columns }: CombinedSet): "shaftPower" | "inputPower" | null =>
  (["shaftPower", "inputPower"] as const).find((quantity) => columns.includes(quantity)) ?? null;

/** kW of all running machines; NaN if it was not measured for each. */
export const powerOf = (set: CombinedSet, machines: readonly RunningGroup[]): number => {
  const quantity = powerQuantity(set);
  const at = quantity === null ? -1 : set.columns.indexOf(quantity);
  return machines.reduce((sum, { count, readings }) => sum + count * (readings[at] ?? Number.NaN), 0);
};

const valueText = (machine: Machine, value: number): string => {
  const { unit } = factsOf(PRESSURE_QUANTITY[machine]);
  return `${formatQuantity(value, unit)} ${unit}`;
};

/** All machines on the design system, and what remains when the one that gives most fails. */
export function combinedTexts({ duty }: Pick<SetAnswer, "duty">, set: CombinedSet): readonly string[] {
  const [design] = set.systems;
  const whole = design?.stages.at(-1);
  if (design === undefined || whole === undefined) return [];
  const { unit } = flowFactsOf(set.machine);
  const all = `全部运行（${countsText(set, whole.counts)}）`;
  const { outcome } = whole;
  if (outcome.status !== "runs") return [`${all}：${stageTexts(set, whole, 1).join("；")}`];
  const share = formatQuantity((outcome.flow / duty.flow) * WHOLE, "%");
  const texts = [
    `${all}：${pointText(set, outcome)}，流量为设计的 ${share} %`,
    ...deadHeadedTexts(set, whole),
  ];
  const { largestOut } = design;
  if (largestOut === null) return texts;
  const without =
    set.members.length === 1 ? "停一台时" : `停最大的一台（${nameAt(set, largestOut.member)}）时`;
  const left = largestOut.outcome;
  if (left.status === "runs") {
    const rest = formatQuantity((left.flow / outcome.flow) * WHOLE, "%");
    return [
      ...texts,
      `${without}其余供 ${formatQuantity(left.flow, unit)} ${unit}，为全部运行时的 ${rest} %`,
    ];
  }
  return [
    ...texts,
    `${without}：${left.status === "none" ? limitText(set, left.limit) : statesText(left.states)}`,
  ];
}
