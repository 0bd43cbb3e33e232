import {
  factsOf,
  flowFactsOf,
  PRESSURE_QUANTITY,
  type Machine,
} from "../../physics/curve/curveQuantities.ts";
import { CONTROL_METHODS } from "../energy/controlMethods.ts";
import type { EnergyChoice } from "../energy/EnergyChoice.ts";
import {
  driveText,
  ENERGY_FAULTS,
  energyText,
  motorText,
  NO_LAW,
  percentPlain,
  profileLine,
  rowFaultText,
  shortPercent,
} from "../energy/energyWords.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import { countsText, memberName } from "./combinedWords.ts";
import type { CombinedSet } from "./productSet.ts";
import type { MethodFault } from "./setRuns.ts";
import type { Shortage } from "./whyUnmet.ts";
import type { SetRow, SetYear, YearGroup, YearOfSet } from "./setYear.ts";

/** Why a kind of control does not apply to a set. */
export const METHOD_FAULTS: Readonly<Record<MethodFault, string>> = {
  "no-law": `变频的是本型号的一台，它的${NO_LAW}`,
  estimate: "部分负荷多项式按单台风机估算，不用于组合的机组",
  series: "串联机组怎样调速没有可依据的规则，只按定速节流计算",
};

const nameOf = ({ members }: Pick<CombinedSet, "members">, member: number): string => {
  const found = members[member];
  return found === undefined ? "" : memberName(found);
};

/** Why a set has no year. */
export const NO_HOURS = `${ENERGY_FAULTS["no-hours"]}；在“年耗电与费用”里填写`;

/** What all machines together lack, and by how much. */
function shortageText(machine: Machine, { of, needed, given, value }: Shortage): string {
  const pressure = factsOf(PRESSURE_QUANTITY[machine]);
  const { unit } = of === "flow" ? flowFactsOf(machine) : pressure;
  const written = (figure: number) => `${formatQuantity(figure, unit)} ${unit}`;
  const lacking = `差 ${written(needed - given)}（${shortPercent((needed - given) / needed)} %）`;
  return of === "flow"
    ? `流量不足，${pressure.name} ${formatQuantity(value, pressure.unit)} ${pressure.unit} 下全部机组全速合计 ${written(given)}，需 ${written(needed)}，${lacking}`
    : `${pressure.name}不足，全部机组全速最高 ${written(given)}，需 ${written(needed)}，${lacking}`;
}

/** Why a load has no figure. */
function faultText(set: CombinedSet, { share, outcome }: SetRow): string {
  if (outcome.status !== "cannot") return "";
  const { fault } = outcome;
  switch (fault.code) {
    case "row-unmet":
      return `${percentPlain(share)}% 流量：${shortageText(set.machine, fault.shortage)}`;
    case "out-of-range":
      return rowFaultText({ code: fault.code }, share);
    case "no-choice":
      return "没有可行的组合：变频的一台要高于全速或低于最低转速，或工频的已供过多";
    case "ambiguous":
      return `${nameOf(set, fault.member)} 的曲线有驼峰，并联可能有几种工况，请避开`;
    case "power":
      return `${nameOf(set, fault.member)} ${rowFaultText(fault.fault, share)}`;
  }
}

export function setRowRemark(set: CombinedSet, row: SetRow): string {
  const { outcome } = row;
  switch (outcome.status) {
    case "cannot":
      return faultText(set, row);
    case "stands":
      return outcome.isByGravity ? "重力足以供给，停机" : "停机，待机功率按 0";
    case "runs":
      return [
        countsText(set, outcome.counts),
        ...(outcome.groups.some(({ point }) => point.isBypassed) ? ["最低转速，余量旁通"] : []),
      ].join("，");
  }
}

/** `1 × P1 变频`: machines in the same state at a load. */
export const yearGroupText = (set: CombinedSet, year: YearOfSet, group: YearGroup): string =>
  [
    `${group.count} × ${nameOf(set, group.member)}`,
    ...(year.method === "throttled" ? [] : [group.isRegulated ? "变频" : "工频"]),
    ...(group.point.flow === 0 ? ["被顶死，不出流量"] : []),
    ...(group.chain.motor === null ? ["按实测输入功率"] : []),
  ].join(" ");

/** `定速节流 12,345 kWh/年`, or why there is no figure. */
export function methodYearText({ method, year }: SetYear["methods"][number]): string {
  const { name } = CONTROL_METHODS[method];
  if (!year.ok) return `${name}：${METHOD_FAULTS[year.code]}`;
  const { energy, missing } = year.value;
  return missing === 0 ? `${name} ${energyText(energy)} kWh/年` : `${name}：有 ${missing} 行没有数值`;
}

/** The assumptions behind a set's year, each with its source. */
export function setYearLines(
  set: CombinedSet,
  { motors }: SetYear,
  year: YearOfSet,
  choice: EnergyChoice,
): readonly string[] {
  const { name, rule } = CONTROL_METHODS[year.method];
  const isUncertain = year.rows.some(
    ({ outcome }) => outcome.status === "runs" && outcome.groups.some(({ chain }) => chain.isDriveUnverified),
  );
  const running =
    year.method === "throttled"
      ? `各台全速，${choice.isStaged ? "按输入功率最小取运行的机组" : "同时运行"}，余压由阀门消耗`
      : `${nameOf(set, 0)} 的一台变频，其余工频全速、不经变频器，各按自己的曲线在控制压力处供水；运行的机组按输入功率最小取，相等取少的；变频的一台单独运行时低于最低转速 ${percentPlain(choice.leastRate)} % 停在该转速、余量旁通，与工频同时运行时不低于它`;
  return [
    `${name}：${rule}；${running}`,
    profileLine(choice),
    ...set.members.map(
      (member, at) =>
        `${memberName(member)} ${motorText({ motor: motors[at] ?? null, poles: member.poles }, choice)}`,
    ),
    year.method === "throttled" ? "定速不计变频器" : driveText(choice, isUncertain),
    ...(set.arrangement === "parallel" ? ["假定每台设有止回阀"] : []),
    "控制方式、负荷分布、年运行小时、电动机能效和最低转速在“年耗电与费用”里改",
  ];
}
