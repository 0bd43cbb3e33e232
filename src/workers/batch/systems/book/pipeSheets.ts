import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import type { RunSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { circuitLine, segmentLine } from "#domain/building/systems/water/waterLines.ts";
import type { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { circuitSheet, type CircuitWords } from "./circuitSheet.ts";
import { segmentSheet, type SegmentColumns } from "./segmentSheet.ts";

const COLUMNS: SegmentColumns = {
  ...{ plant: "机房", hasLoads: true, hasPairs: true, locked: "管径" },
  sizes: (sheet, line) =>
    sheet
      .texts("管径", (row) => line(row).size ?? "超出系列")
      .figures("内径（mm，待核对）", 1, (row) => line(row).inner),
  digits: { flow: 2, friction: 1, loss: 0 },
};

/** 水力计算表 of pipes */
export const pipeSheet = (name: string, system: RunSystem, lists: WaterLists): PlanSheet =>
  segmentSheet(name, system, lists, (at) => segmentLine(system, lists, at), COLUMNS);

const WORDS: CircuitWords = {
  ...{ count: "台数", unit: "末端阻力", hasValves: true, balance: "设平衡阀" },
  assumed: "估算：末端水阻按 30 kPa",
  digits: { flow: 2, loss: 0 },
};

/** Circuits of water with the Kv of balancing valves */
export const waterCircuitSheet = (name: string, system: RunSystem, lists: WaterLists): PlanSheet =>
  circuitSheet(name, system.run, lists, (at) => circuitLine(system, at), WORDS);
