import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { dutyWords, type PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import { assumedLengths } from "#domain/building/systems/Assumption.ts";
import type { RunSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterAssumptions } from "#domain/building/systems/water/waterAssumptions.ts";
import type { WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { GRAVITY } from "#domain/physics/curve/power.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import type { BookLine } from "./BookLine.ts";
import { lineSheet } from "./lineSheet.ts";
import { machineLines } from "./machineLines.ts";
import { yearLines, type YearOfBook } from "./machineYears.ts";

export interface DutyOfBook {
  readonly name: string;
  readonly system: RunSystem;
  readonly card: DutyCard;
  readonly pump: PumpVerdict | null;
  /** The year of its pumps; null without a kept pump. */
  readonly year: YearOfBook | null;
  /** 2026-11-27 */
  readonly madeOn: string;
}

export const hasAssumedLengths = ({ tree }: RunSystem): boolean => assumedLengths(tree!) > 0;

function lossLines({ system, card }: DutyOfBook): readonly BookLine[] {
  const { lossMargin } = system.settings;
  const { index, plant, density } = card;
  return [
    { item: "最不利环路管段", value: index.pipes, unit: "Pa", note: `${card.segments} 段` },
    { item: "末端水阻", value: index.unit, unit: "Pa" },
    { item: "末端阀门", value: index.valve, unit: "Pa" },
    { item: "机房内阻力", value: plant, unit: "Pa" },
    {
      item: "流动阻力合计",
      value: index.pipes + index.unit + index.valve + plant,
      unit: "Pa",
      formula: "{最不利环路管段}+{末端水阻}+{末端阀门}+{机房内阻力}",
    },
    { item: "扬程余量", value: lossMargin, digits: 3, unit: "", note: "只计流动阻力" },
    { item: "介质密度", value: density, digits: 2, unit: "kg/m³" },
    { item: "静扬程", value: card.staticHead, digits: 2, unit: "m", note: "闭式系统为 0" },
    {
      item: "扬程 H",
      value: card.head,
      digits: 2,
      unit: "m",
      formula: `{流动阻力合计}*(1+{扬程余量})/({介质密度}*${GRAVITY})+{静扬程}`,
    },
  ];
}

function flowLines({ system, card }: DutyOfBook): readonly BookLine[] {
  const { sums, terminals, settings } = system;
  const { flowMargin, pumps, standby } = settings;
  return [
    { item: "末端", value: terminals.length, unit: "间" },
    { item: "装机容量", value: sums!.installed, digits: 1, unit: "kW" },
    { item: "房间负荷", value: sums!.loads, digits: 1, unit: "kW" },
    {
      item: "同时系数",
      value: sums!.factor,
      digits: 3,
      unit: "",
      note: sums!.block === null ? "未输入同时负荷" : "",
    },
    { item: "设计负荷", value: sums!.design, digits: 1, unit: "kW" },
    { item: "末端流量", value: sums!.flow, digits: 2, unit: "m³/h" },
    { item: "系统流量", value: card.flow / (1 + flowMargin), digits: 2, unit: "m³/h" },
    { item: "流量余量", value: flowMargin, digits: 3, unit: "" },
    { item: "流量 Q", value: card.flow, digits: 2, unit: "m³/h", formula: "{系统流量}*(1+{流量余量})" },
    { item: "运行台数", value: pumps, unit: "台" },
    { item: "备用台数", value: standby, unit: "台", note: "不计入流量" },
    { item: "单台流量", value: card.eachFlow, digits: 2, unit: "m³/h", formula: "{流量 Q}/{运行台数}" },
  ];
}

/** The kept pump of a system or of a plant circuit, with its verdict */
export const pumpLines = (
  { pump: kept }: WaterSettings,
  card: DutyCard,
  verdict: PumpVerdict | null,
): readonly BookLine[] =>
  machineLines({
    ...{ noun: "水泵", kept, verdict },
    duties: () => [dutyWords(kept!), dutyWords(card)],
    point: ({ flow, head, efficiency }) => [
      { item: "单台工作点流量", value: flow, digits: 2, unit: "m³/h" },
      { item: "单台工作点扬程", value: head, digits: 2, unit: "m" },
      { item: "水泵效率", value: efficiency, digits: 1, unit: "%" },
    ],
  });

function ratioLines({ card, system }: DutyOfBook): readonly BookLine[] {
  const { ratio } = card;
  const name = system.kind === "cold" ? "EC(H)R" : "EHR";
  if (ratio === null) return [{ item: name, note: "未选择气候区，无法判定" }];
  const { isMet } = ratio;
  return [
    { item: "ΣL", value: card.length, digits: 1, unit: "m", note: "供回水，至最远末端" },
    { item: "A", value: ratio.a, digits: 6, note: "待核对" },
    { item: "B", value: ratio.b, digits: 0, note: "待核对" },
    { item: "α", value: ratio.alpha, digits: 4, note: "待核对" },
    { item: `${name} 限值`, value: ratio.limit, digits: 5, note: "待核对" },
    {
      item: name,
      value: ratio.ratio,
      digits: 5,
      note: isMet === null ? "缺水泵效率，无法判定" : isMet ? "满足" : "不满足",
    },
  ];
}

/** 设备选型计算书 for a system's pumps: item by item from the rooms to the machine, then the assumptions */
export function dutySheet(of: DutyOfBook): PlanSheet {
  const { name, system, card, madeOn } = of;
  const { supply, back, glycol, fraction } = system.settings;
  const liquid =
    glycol === null ? "水" : `${glycol === "ethylene" ? "乙二醇" : "丙二醇"} ${fraction * 100} %`;
  const lines: readonly BookLine[] = [
    { item: "系统", note: `${name}，${liquid}，${supply}/${back} ℃` },
    ...flowLines(of),
    ...lossLines(of),
    { item: "管路特性指数 n", value: card.exponent, digits: 3 },
    { item: "最低点压力", value: card.pressure, unit: "Pa" },
    ...pumpLines(system.settings, card, of.pump),
    ...ratioLines(of),
    ...yearLines("pump", of.year, hasAssumedLengths(system)),
    ...waterAssumptions(system).map(({ mark, text }, at) => ({
      item: `假定 ${at + 1}`,
      unit: mark,
      note: text,
    })),
    { item: "日期", note: madeOn },
    { item: "计算规则版本", value: ENGINE },
  ];
  return lineSheet(`${name}设备选型计算书`, lines);
}

/** Whether it is the winter of a two-pipe system, whose pipes and pumps are listed with summer */
export const isWinterOfTwo = ({ kind, settings }: DutyOfBook["system"]): boolean =>
  kind === "hot" && settings.winter !== null;
