import type { ChillerClimate } from "#domain/building/sources/chillerLimits.ts";
import { BOILER_SHARES } from "#domain/building/sources/coldSources.ts";
import type { KeptHeaters } from "#domain/building/sources/heatSources.ts";
import { machinesWords } from "#domain/building/sources/machinesWords.ts";
import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import type { BookLine } from "../../systems/book/BookLine.ts";
import { lineSheet } from "../../systems/book/lineSheet.ts";
import type { HeatAnswer, KeptHeatSheet } from "../heat/HeatSheet.ts";
import {
  blockLine,
  closingLines,
  installedLines,
  machineName,
  moduleLines,
  overMachines,
  recordText,
  systemLines,
} from "./plantLines.ts";

const LOAD = "计算热负荷";
const STATED = "产品注明";

function machineLines({ of, count }: KeptHeaters, at: number, record: string): readonly BookLine[] {
  const name = machineName(at);
  const stated = (
    [
      ["热效率", of.efficiency, "%"],
      ["燃气", of.gas, "m³/h"],
      ["热水", of.flow, "m³/h"],
      ["水阻", of.loss, "kPa"],
    ] as const
  ).flatMap(([what, value, unit]) =>
    value === null ? [] : [{ item: `${name} ${what}`, value, digits: 1, unit, note: STATED }],
  );
  return [
    { item: name, note: [of.brand, of.model, of.type].filter(Boolean).join(" ") },
    { item: `${name} 产品数据`, note: record },
    { item: `${name} 运行台数`, value: count, unit: "台" },
    { item: `${name} 供热量`, value: of.capacity, digits: 1, unit: "kW", note: `${STATED}，额定工况` },
    ...stated,
  ];
}

/** 设备选型计算书 for the boilers or exchangers that were taken: from the systems' loads to machines and verdict */
export function heatSheet(
  { systems, settings, load }: HeatAnswer,
  { kept, verdict, installed, efficiency, records, module }: KeptHeatSheet,
  { climate, madeOn }: { readonly climate: ChillerClimate | null; readonly madeOn: string },
): PlanSheet {
  const models = kept.machines.length;
  const carried = systemLines(systems, "热负荷");
  const { verdict: of, share } = verdict;
  return lineSheet("热源设备选型计算书", [
    { item: "热源", note: machinesWords(kept.machines, 0) },
    ...carried,
    blockLine(LOAD, load, settings.block, carried),
    ...kept.machines.flatMap((each, at) => machineLines(each, at, recordText(each.hash, records[at]!))),
    { item: "装机", value: installed, digits: 1, unit: "kW", formula: overMachines(models, "供热量") },
    ...(efficiency === null
      ? []
      : [{ item: "热效率", value: efficiency, digits: 1, unit: "%", note: "供热量合计/输入合计" }]),
    { item: "采用时热负荷", value: kept.load, digits: 1, unit: "kW" },
    ...(of === null
      ? []
      : [
          ...installedLines(of, models, LOAD, "供热量"),
          share === null
            ? {
                item: "停机余量",
                note: climate === null ? "未选气候区，不判定" : "GB 50736 8.11.8 对此气候区没有规定，不判定",
              }
            : { item: "停机余量", value: share, digits: 0, unit: "%", note: "至少，按气候区" },
        ]),
    ...moduleLines(module),
    ...closingLines(verdict, share === null ? [] : [BOILER_SHARES], madeOn),
  ]);
}
