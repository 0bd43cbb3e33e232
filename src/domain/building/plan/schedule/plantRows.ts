import { formatNumber } from "../../../base/formatNumber.ts";
import { SAMPLE } from "../../rooms/planWords.ts";
import type { Counted } from "../../sources/chillerCounts.ts";
import type { Chiller } from "../../sources/Chiller.ts";
import { HEAT_MACHINE_NAMES, type HeatMachine, type HeatMachineKind } from "../../sources/HeatMachine.ts";
import { standbyOf, type JudgedCold, type JudgedPlant } from "../../sources/JudgedPlant.ts";
import { PLANT_STATE_WORDS } from "../../sources/KeptPlant.ts";
import { lacksTowers, towerStateText } from "../../sources/KeptTowers.ts";
import { MODULE_APART } from "../../sources/judgeModule.ts";
import { STATE_WORDS } from "../../systems/judgeMachine.ts";
import { numberedTags } from "../../systems/numberedTags.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

/** Note below the rows: machines that the schedule's sum leaves out, and equipment without a row */
export function plantsNote(plants: readonly JudgedPlant[]): string {
  const machines = plants.flatMap((plant) => (plant.id === "cold" ? plant.kept.machines : []));
  return [
    "合计为末端台数，不含冷热源机组；机组性能为额定工况的数值",
    ...(machines.some(({ towers }) => towers !== undefined) ? ["冷却塔按运行的机组计，备用机组不另设"] : []),
    ...plants.flatMap(({ name, kept: { module } }) =>
      module === undefined ? [] : [`${name}机房采用模块“${module.name}”，${MODULE_APART}，不在表中`],
    ),
    ...(machines.some(lacksTowers) ? ["有水冷机组未采用冷却塔，这些塔不在表中"] : []),
  ].join("；");
}

const COLD_TAG = "LS";
/** For 冷塔; two letters as in the other tags of a plant. */
const TOWER_TAG = "LT";
const HEAT_TAGS: Readonly<Record<HeatMachineKind, string>> = { boiler: "GL", exchanger: "HR" };
/** For heat plants taken before the kind of machine was kept */
const SOME_HEAT = { tag: "RY", name: "热源设备" } as const;

type Figure = readonly [name: string, value: number | null, digits: number, unit: string];

const ofChiller = ({ capacity, cop, flow, loss, condenserFlow }: Chiller): readonly Figure[] => [
  ["制冷量", capacity, 0, " kW"],
  ["COP", cop, 2, ""],
  ["冷冻水", flow, 1, " m³/h"],
  ["蒸发器水阻", loss, 0, " kPa"],
  ["冷却水", condenserFlow, 1, " m³/h"],
];

const ofHeater = ({ capacity, efficiency, gas, flow, loss }: HeatMachine): readonly Figure[] => [
  ["供热量", capacity, 0, " kW"],
  ["热效率", efficiency, 1, "%"],
  ["燃气", gas, 1, " m³/h"],
  ["热水", flow, 1, " m³/h"],
  ["水阻", loss, 0, " kPa"],
];

function performanceOf(figures: readonly Figure[]): string {
  const stated = figures.filter(([, value]) => value !== null);
  return `额定：${stated.map(([name, value, digits, unit]) => `${name} ${formatNumber(value, digits)}${unit}`).join("，")}`;
}

type Scheduled = Pick<Chiller, "model" | "brand" | "isSample">;

/** Machines of one model with the data of their line */
interface Machines extends Counted<Scheduled> {
  readonly tag: string;
  readonly name: string;
  readonly performance: string;
}

function machinesOf(plant: JudgedPlant): readonly Machines[] {
  if (plant.id === "cold")
    return plant.kept.machines.map(({ of, count }) => ({
      ...{ of, count, tag: COLD_TAG, name: "冷水机组", performance: performanceOf(ofChiller(of)) },
    }));
  const { machines, way } = plant.kept;
  const { tag, name } =
    way === undefined ? SOME_HEAT : { tag: HEAT_TAGS[way], name: HEAT_MACHINE_NAMES[way] };
  return machines.map(({ of, count }) => ({
    of,
    count,
    tag,
    name,
    performance: performanceOf(ofHeater(of)),
  }));
}

/** The verdict applies to all machines of a plant together. */
const verdictWords = ({ name, load, verdict }: JudgedPlant): readonly string[] => [
  `${name}${load === null ? "" : `负荷 ${formatNumber(load, 1)} kW，`}${PLANT_STATE_WORDS[verdict.state]}`,
  ...verdict.faults.map(({ text }) => text),
];

interface Line extends Machines {
  readonly standby: number;
  readonly words: readonly string[];
}

const towerLines = ({ towers }: JudgedCold): readonly Line[] =>
  towers.map(({ of: { tower, count }, chiller, total, needed, state, why }) => ({
    ...{ of: tower, count: total, tag: TOWER_TAG, name: "冷却塔", standby: 0 },
    performance: `额定：冷却水 ${formatNumber(tower.stated.flow, 1)} m³/h，${towerStateText(tower.stated)}`,
    words: [
      `每台 ${chiller.model} 配 ${count} 台`,
      `每台机组冷却水${needed === null ? "流量未知" : ` ${formatNumber(needed, 1)} m³/h`}，${STATE_WORDS[state]}`,
      ...(why === "" ? [] : [why]),
    ],
  }));

/** The machines of each plant, then their towers */
const linesOf = (plant: JudgedPlant): readonly Line[] => [
  ...machinesOf(plant).map((machines, at) => ({
    ...machines,
    standby: at === 0 ? standbyOf(plant) : 0,
    words: at === 0 ? verdictWords(plant) : [],
  })),
  ...(plant.id === "cold" ? towerLines(plant) : []),
];

/**
 * The machines of the kept plants, one line for each model, and their towers. The line of the larger model
 * includes the standby machines.
 */
export function plantRows(plants: readonly JudgedPlant[]): readonly ScheduleRow[] {
  const lines = plants.flatMap((plant) => linesOf(plant));
  const tags = numberedTags(lines.map(({ tag }) => tag));
  return lines.map(({ of, count, standby, name, performance, words }, at): ScheduleRow => {
    const remark = [
      `${count} 用${standby > 0 ? ` ${standby} 备` : ""}`,
      ...(of.brand === "" ? [] : [`品牌：${of.brand}`]),
      ...(of.isSample ? [SAMPLE] : []),
      ...words,
    ];
    return [tags[at]!, name, of.model, performance, count + standby, remark.join("；")];
  });
}
