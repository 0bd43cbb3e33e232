import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { numberAt, textAt, type PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import expected from "../../fixtures/schedules/expect.json" with { type: "json" };

const FOLDER = new URL("../../fixtures/schedules/", import.meta.url);
const service = createSheetService();

interface Expected {
  readonly rows: number;
  readonly rooms: readonly Readonly<Record<string, string | number>>[];
}
const EXPECTED: readonly (readonly [string, Expected])[] = Object.entries(expected);

const valueAt = ({ columns }: PackedTable, key: string, row: number) => {
  const column = columns[key];
  if (!column) return undefined;
  return column.kind === "text" ? textAt(column, row) : numberAt(column, row);
};

const rounded = (value: string | number | null | undefined) =>
  typeof value === "number" ? Number(value.toFixed(3)) : value;

it("covers every schedule of the folder", async () => {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".xlsx"));
  expect(files.toSorted()).toEqual(EXPECTED.map(([name]) => name).toSorted());
});

it.each(EXPECTED)("%s brings the rooms that were meant", async (name, { rows, rooms: wanted }) => {
  const file = await readFile(new URL(name, FOLDER));
  await service.open({ kind: "workbook", name, file: new Blob([new Uint8Array(file)]) });
  const outcome = service.understand();
  if (!outcome.ok) throw new Error(outcome.message);
  const { rooms, preview } = outcome;
  expect({ rows: rooms.rows, refused: rooms.rows === rows ? [] : preview.refused }).toEqual({
    rows,
    refused: [],
  });
  wanted.forEach((room, row) => {
    for (const [key, value] of Object.entries(room)) {
      expect([row, key, rounded(valueAt(rooms, key, row))]).toEqual([row, key, rounded(value)]);
    }
  });
});
