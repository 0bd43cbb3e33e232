import { formatNumber } from "../../../base/formatNumber.ts";
import { SAMPLE } from "../../rooms/planWords.ts";
import type { Counted } from "../../sources/chillerCounts.ts";
import type { Chiller } from "../../sources/Chiller.ts";
import { HEAT_WAY_WORDS, type HeatMachine, type HeatWay } from "../../sources/HeatMachine.ts";
import { standbyOf, type JudgedPlant } from "../../sources/JudgedPlant.ts";
import { PLANT_STATE_WORDS } from "../../sources/KeptPlant.ts";
import { numberedTags } from "../../systems/numberedTags.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

/** Below the rows: what the sum of the schedule does not count. */
export const PLANTS_NOTE =
  "合计为末端台数，不含冷热源机组；机组性能为额定工况的数值；冷却塔未随冷源采用，不在表中。";

const COLD_TAG = "LS";
const HEAT_TAGS: Readonly<Record<HeatWay, string>> = { boiler: "GL", exchanger: "HR" };
/** Of heat that was taken before its way was kept */
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

/** Machines of one model, as a line tells them. */
interface Machines extends Counted<Chiller | HeatMachine> {
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
  const { tag, name } = way === undefined ? SOME_HEAT : { tag: HEAT_TAGS[way], name: HEAT_WAY_WORDS[way] };
  return machines.map(({ of, count }) => ({
    of,
    count,
    tag,
    name,
    performance: performanceOf(ofHeater(of)),
  }));
}

/** The verdict is on all machines of a plant together. */
const verdictWords = ({ name, load, verdict }: JudgedPlant): readonly string[] => [
  `${name}${load === null ? "" : `负荷 ${formatNumber(load, 1)} kW，`}${PLANT_STATE_WORDS[verdict.state]}`,
  ...verdict.faults.map(({ text }) => text),
];

/** The machines of the plants that were taken, a line for each model; the larger ones are also those that stand by. */
export function plantRows(plants: readonly JudgedPlant[]): readonly ScheduleRow[] {
  const lines = plants.flatMap((plant) =>
    machinesOf(plant).map((machines, at) => ({
      ...machines,
      standby: at === 0 ? standbyOf(plant) : 0,
      words: at === 0 ? verdictWords(plant) : [],
    })),
  );
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
