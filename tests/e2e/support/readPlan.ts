import type { Download } from "@playwright/test";
import readWorkbook from "read-excel-file/node";

type Row = readonly unknown[];

export interface ReadPlan {
  readonly fileName: string;
  /** By header, one per room; the sentences below the table are `notes`. */
  readonly rooms: readonly ReadonlyMap<string, unknown>[];
  readonly notes: readonly string[];
  /** By header, one per model. */
  readonly models: readonly ReadonlyMap<string, unknown>[];
  /** The last row of the models' sheet, 合计. */
  readonly sums: ReadonlyMap<string, unknown>;
}

/** A downloaded plan as another spreadsheet library reads it. */
export async function readPlan(download: Download): Promise<ReadPlan> {
  const sheets = await readWorkbook(await download.path());
  const [rooms, notes] = splitAtBlank(sheets.find(({ sheet }) => sheet === "房间选型")?.data ?? []);
  const models = byHeader(sheets.find(({ sheet }) => sheet.endsWith("汇总"))?.data ?? []);
  const sums = models.pop();
  // The first column is 型号, or 规格 of outlets.
  if (sums?.values().next().value !== "合计") throw new Error("the totals do not end in their sums");
  return {
    fileName: download.suggestedFilename(),
    rooms: byHeader(rooms),
    notes: notes.map(([note]) => String(note)),
    models,
    sums,
  };
}

function splitAtBlank(rows: readonly Row[]): [table: readonly Row[], below: readonly Row[]] {
  const blank = rows.findIndex((row) => row.every((cell) => cell === null));
  return blank < 0 ? [rows, []] : [rows.slice(0, blank), rows.slice(blank + 1)];
}

function byHeader([header = [], ...rows]: readonly Row[]): ReadonlyMap<string, unknown>[] {
  return rows.map((row) => new Map(header.map((title, column) => [String(title), row[column]])));
}

export const sumOf = (rows: readonly ReadonlyMap<string, unknown>[], title: string): number =>
  rows.reduce((sum, row) => sum + Number(row.get(title) ?? 0), 0);
