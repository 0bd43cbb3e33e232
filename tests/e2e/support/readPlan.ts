import type { Download } from "@playwright/test";
import readWorkbook from "read-excel-file/node";
import { PLAN_SHEETS, SELECTION } from "#domain/building/rooms/planWords.ts";

type Row = readonly unknown[];

export interface ReadPlan {
  readonly fileName: string;
  /** One per room: what the schedule says by its header, and by theirs, 选型· left out, what was selected. */
  readonly rooms: readonly ReadonlyMap<string, unknown>[];
  /** The lines of 方案说明, cells and all. */
  readonly about: readonly string[];
  /** By header, one per model. */
  readonly models: readonly ReadonlyMap<string, unknown>[];
  /** The last row of the models' sheet, 合计. */
  readonly sums: ReadonlyMap<string, unknown>;
}

/** A downloaded plan as another spreadsheet library reads it. */
export async function readPlan(download: Download): Promise<ReadPlan> {
  const sheets = await readWorkbook(await download.path());
  const rooms = sheets.find(({ sheet }) => sheet === PLAN_SHEETS.rooms)?.data ?? [];
  const about = sheets.find(({ sheet }) => sheet === PLAN_SHEETS.about)?.data ?? [];
  const models = byHeader(sheets.find(({ sheet }) => sheet.endsWith("汇总"))?.data ?? []);
  const sums = models.pop();
  // The first column is 型号, or 规格 of outlets.
  if (sums?.values().next().value !== "合计") throw new Error("the totals do not end in their sums");
  return {
    fileName: download.suggestedFilename(),
    rooms: byHeader(rooms),
    about: about.map((cells) => cells.filter((cell) => cell !== null).join(" ")),
    models,
    sums,
  };
}

function byHeader([header = [], ...rows]: readonly Row[]): ReadonlyMap<string, unknown>[] {
  return rows.map(
    (row) => new Map(header.map((title, column) => [String(title).replace(SELECTION, ""), row[column]])),
  );
}

export const sumOf = (rows: readonly ReadonlyMap<string, unknown>[], title: string): number =>
  rows.reduce((sum, row) => sum + Number(row.get(title) ?? 0), 0);
