import { describe } from "vitest";
import type { MergedRange, SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { readAll } from "../tests/support/judgeDrawn.ts";
import { measure } from "./measure.ts";

const HEAD = [
  "型号",
  "转速 (r/min)",
  "序号",
  "流量 (m³/h)",
  "扬程 (m)",
  "效率 (%)",
  "轴功率 (kW)",
  "电机功率 (kW)",
  "重量 (kg)",
];
/** Rows for one model. */
const POINTS = 5;
const SHARED = [0, 1, 7, 8];

/** A catalogue of pumps with merged cells. */
function tableOf(count: number): SheetGrid {
  const merges: MergedRange[] = [];
  const rows = Array.from({ length: count }, (_, at) => {
    const [model, point] = [Math.floor(at / POINTS), at % POINTS];
    const [flow, lift] = [20 + (model % 300) + point * 5, 50 - point * 4];
    const power = Number(((flow * lift * 9.81) / 3600 / 0.7).toFixed(2));
    const isFirst = point === 0;
    if (isFirst)
      for (const column of SHARED)
        merges.push({ startRow: 2 + at, startCol: column, endRow: 1 + at + POINTS, endCol: column });
    return [
      ...(isFirst ? [`KQL${model}-${100 + (model % 7)}`, 2900] : [null, null]),
      ...[point + 1, String(flow), lift, 60 + point, power],
      ...(isFirst ? [5.5, 30 + (model % 50)] : [null, null]),
    ];
  });
  return { name: "", isHidden: false, rows: [["示例 KQL 型离心泵性能表"], HEAD, ...rows], merges };
}

/** The naive way: searches all merged ranges for each cell. */
function naiveCells({ rows, merges }: SheetGrid): number {
  return rows.reduce((filled, cells, row) => {
    const known = cells.filter((cell, column) => {
      const merge = merges.find(
        ({ startRow, endRow, startCol }) => startRow <= row && endRow >= row && startCol === column,
      );
      return (merge === undefined ? cell : rows[merge.startRow]?.[merge.startCol]) !== null;
    });
    return filled + known.length;
  }, 0);
}

function mustHave(found: number, wanted: number) {
  if (found !== wanted) throw new Error(`the bench must do real work: ${found} of ${wanted}`);
}

const FEW = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };

for (const rows of [2_000, 20_000]) {
  const grid = tableOf(rows);
  describe(`a table of ${rows} rows`, () => {
    measure(
      "read into products with their curves",
      () => mustHave(readAll([grid]).tables[0]?.products.length ?? 0, rows / POINTS),
      FEW,
    );
    measure(
      "naive: merged ranges looked up cell by cell, nothing else",
      () => mustHave(naiveCells(grid), 1 + HEAD.length * (rows + 1)),
      FEW,
    );
  });
}
