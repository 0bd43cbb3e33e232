import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import type { PlantCircuit } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { circuitAssumptions } from "#domain/building/systems/water/plant/circuitAssumptions.ts";
import { GRAVITY } from "#domain/physics/curve/power.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import type { BookLine } from "./BookLine.ts";
import { pumpLines } from "./dutySheet.ts";
import { lineSheet } from "./lineSheet.ts";
import { yearLines, type YearOfBook } from "./machineYears.ts";

/** A circuit of a plant with the verdict on its pump */
export interface PlantPart {
  readonly name: string;
  readonly circuit: PlantCircuit;
  readonly pump: PumpVerdict | null;
  /** null without a kept pump */
  readonly year: YearOfBook | null;
  /** 2026-11-27 */
  readonly madeOn: string;
}

/** Heat to the condenser water, and its pipe */
function condenserLines({ circuit }: PlantPart): readonly BookLine[] {
  const { condenser, supply, back } = circuit.settings;
  if (circuit.name !== "condenser" || condenser === null) return [];
  return [
    { item: "冷却水", note: `开式冷却塔，${supply}/${back} ℃` },
    { item: "机组 COP", value: condenser.cop, digits: 2, note: "使用者输入" },
    { item: "排热量", value: circuit.heat, digits: 1, unit: "kW", note: "设计冷负荷×(1+1/COP)" },
    { item: "管径", note: circuit.pipe === null ? "" : `DN${circuit.pipe.dn}` },
    { item: "比摩阻", value: circuit.pipe?.friction ?? null, digits: 1, unit: "Pa/m" },
    { item: "单程管长", value: condenser.length, digits: 1, unit: "m" },
    { item: "提升高度", value: condenser.lift, digits: 2, unit: "m", note: "集水盘至喷淋管" },
    { item: "喷淋压力", value: condenser.spray, digits: 1, unit: "kPa" },
  ];
}

function dutyLines({ circuit, pump, year }: PlantPart): readonly BookLine[] {
  const { card, settings, missing, losses } = circuit;
  if (card === null)
    return [{ item: "工况", note: `无法判定：未输入${missing.map(({ word }) => word).join("、")}` }];
  return [
    { item: "流量 Q", value: card.flow, digits: 2, unit: "m³/h" },
    { item: "运行台数", value: settings.pumps, unit: "台" },
    { item: "备用台数", value: settings.standby, unit: "台", note: "不计入流量" },
    { item: "单台流量", value: card.eachFlow, digits: 2, unit: "m³/h", formula: "{流量 Q}/{运行台数}" },
    ...losses.map(({ item, loss }): BookLine => ({ item, value: loss, unit: "Pa" })),
    {
      item: "流动阻力合计",
      value: losses.reduce((sum, { loss }) => sum + loss, 0),
      unit: "Pa",
      formula: losses.map(({ item }) => `{${item}}`).join("+"),
    },
    { item: "扬程余量", value: settings.lossMargin, digits: 3, note: "只计流动阻力" },
    { item: "介质密度", value: card.density, digits: 2, unit: "kg/m³" },
    {
      item: "静扬程",
      value: card.staticHead,
      digits: 2,
      unit: "m",
      note: circuit.name === "condenser" ? "提升高度+喷淋压力/ρg，不计余量" : "闭式系统为 0",
    },
    {
      item: "扬程 H",
      value: card.head,
      digits: 2,
      unit: "m",
      formula: `{流动阻力合计}*(1+{扬程余量})/({介质密度}*${GRAVITY})+{静扬程}`,
    },
    { item: "管路特性指数 n", value: card.exponent, digits: 3 },
    ...pumpLines(settings, card, pump),
    ...yearLines("pump", year, false),
  ];
}

/** 设备选型计算书 for the pumps of a plant circuit */
export function plantSheet(of: PlantPart): PlanSheet {
  const { name, circuit, madeOn } = of;
  return lineSheet(`${name}计算书`, [
    { item: "系统", note: name },
    ...condenserLines(of),
    ...dutyLines(of),
    ...circuitAssumptions(circuit).map(({ mark, text }, at): BookLine => ({
      item: `假定 ${at + 1}`,
      unit: mark,
      note: text,
    })),
    { item: "日期", note: madeOn },
    { item: "计算规则版本", value: ENGINE },
  ]);
}
