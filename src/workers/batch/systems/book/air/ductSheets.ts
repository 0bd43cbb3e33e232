import type { PlanSheet } from "../../../plan/ConfirmedPlan.ts";
import { NO_SIZE } from "#domain/physics/pipe/Sizes.ts";
import { ductLine, outletCircuit } from "#domain/building/systems/air/airLines.ts";
import { countedElements } from "#domain/building/systems/air/countedElements.ts";
import { elementLines } from "#domain/building/systems/air/elementLines.ts";
import type { SegmentLine } from "#domain/building/systems/systemLines.ts";
import { ductsOf } from "#domain/building/systems/air/runAirSystem.ts";
import { circuitSheet, type CircuitWords } from "../circuitSheet.ts";
import { FigureSheet } from "../FigureSheet.ts";
import { segmentSheet, type SegmentColumns } from "../segmentSheet.ts";
import type { AirPart } from "./AirPart.ts";

const COLUMNS: SegmentColumns = {
  ...{ plant: "风机", hasLoads: false, hasPairs: false, locked: "风管" },
  sizes: (sheet, line) =>
    sheet
      .texts("风管（mm）", (row) => line(row).size ?? "超出系列")
      .figures("水力直径（mm）", 1, (row) => line(row).inner)
      .figures("当量直径（mm，仅供绘图）", 1, (row) => line(row).equivalent),
  digits: { flow: 0, friction: 2, loss: 1 },
};

/** 风管水力计算表. Friction is computed with the hydraulic diameter; Huebscher's is listed for drawings. */
export function ductSheet({ name, system, lists }: AirPart): PlanSheet {
  const elements = elementLines(system);
  const partsOf = ({ id }: SegmentLine) =>
    elements.filter(({ segment }) => segment === id).map(({ name: what }) => what);
  return segmentSheet(name, system, lists, (at) => ductLine(system, lists, at), {
    ...COLUMNS,
    partsOf: elements.length === 0 ? undefined : partsOf,
  });
}

const WORDS: CircuitWords = {
  ...{ count: "个数", unit: "风口阻力", hasValves: false, balance: "用调节阀平衡" },
  assumed: "估算：风口阻力按 ζ",
  digits: { flow: 0, loss: 1 },
};

export const outletCircuitSheet = ({ name, system, lists }: AirPart): PlanSheet =>
  circuitSheet(name, system.run, lists, (at) => outletCircuit(system, at), WORDS);

interface Line {
  readonly what: string;
  readonly size: string;
  readonly count: number;
  readonly unit: string;
  /** Sheet metal, m²; null for outlets and ducts without a size. */
  readonly surface: number | null;
  readonly estimated: number | null;
  readonly note: string;
}

/** Ducts by size, ascending */
function ductLines({ system }: AirPart): readonly Line[] {
  const { run, tree, settings } = system;
  const ducts = ductsOf(settings);
  const sums = new Map<number, { length: number; estimated: number }>();
  tree.segments.forEach(({ length, assumed }, at) => {
    const size = run.columns.size[at]!;
    const sum = sums.get(size) ?? { length: 0, estimated: 0 };
    sums.set(size, sum);
    sum.length += length;
    if (assumed !== null) sum.estimated += length;
  });
  const rank = (size: number) => (size === NO_SIZE ? Infinity : size);
  return [...sums]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([size, { length, estimated }]): Line => {
      const duct = size === NO_SIZE ? null : ducts[size]!;
      return {
        ...{ what: "风管", size: duct?.name ?? "超出系列", count: length, unit: "m", estimated },
        // The circumference is four times the area over the hydraulic diameter.
        surface: duct && ((4 * duct.area) / duct.hydraulic) * length,
        note: `${estimated > 0 ? "估算，" : ""}未计管件、法兰和损耗`,
      };
    });
}

function outletLines({ system: { terminals } }: AirPart): readonly Line[] {
  const counts = new Map<string, number>();
  for (const { room } of terminals) counts.set(room.model, (counts.get(room.model) ?? 0) + room.count);
  return [...counts].map(([size, count]) => ({
    ...{ what: "风口", size, count, unit: "个", surface: null, estimated: null, note: "" },
  }));
}

const builtIn = ({ system }: AirPart): readonly Line[] =>
  countedElements(elementLines(system)).map(({ name, product, size, count }) => ({
    ...{ what: name, size: product?.model ?? size, count, unit: "个", surface: null, estimated: null },
    note: product === null ? "未选定型号" : "",
  }));

/** 材料表: ducts by size with length and surface, silencers and dampers, outlets by model */
export function ductMaterialSheet(part: AirPart): PlanSheet {
  const lines = [...ductLines(part), ...builtIn(part), ...outletLines(part)];
  const line = (row: number) => lines[row]!;
  return new FigureSheet(`${part.name}材料表`, lines.length)
    .texts("名称", (row) => line(row).what)
    .texts("规格", (row) => line(row).size)
    .figures("数量", 1, (row) => line(row).count)
    .texts("单位", (row) => line(row).unit)
    .figures("展开面积（㎡）", 1, (row) => line(row).surface)
    .figures("其中管长估算（m）", 1, (row) => line(row).estimated)
    .texts("备注", (row) => line(row).note)
    .sheet();
}
