import { readSheet } from "read-excel-file/node";
import { describe } from "vitest";
import { buffersOf, type PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { ROOM_FIGURES } from "#domain/building/rooms/Room.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { unpackWorkbook } from "#workers/sheet/unpackWorkbook.ts";
import { workbook } from "../tests/support/workbooks.ts";
import { measure } from "./measure.ts";

const service = createSheetService();
async function read(file: Uint8Array<ArrayBuffer>) {
  await service.open({ kind: "workbook", name: "bench.xlsx", file: new Blob([file]) });
  return service.understand();
}
const HEADER = [
  "房间编号",
  "房间名称",
  "房间面积（㎡）",
  "冷负荷（W）",
  "热负荷（W）",
  "送风量（m³/h）",
  "夏季干球温度（℃）",
  "指定数量",
];
const schedule = (rooms: number) =>
  workbook({
    rows: [
      HEADER,
      ...Array.from({ length: rooms }, (_, at) => [
        `${1 + Math.floor(at / 200)}F-${at}`,
        `办公室 ${at}`,
        20 + (at % 37) * 1.5,
        2400 + (at % 311) * 7,
        1600 + (at % 127) * 9,
        400 + (at % 91) * 5,
        26,
        at % 5 === 0 ? 2 : null,
      ]),
    ],
  });

function mustHave(found: number, wanted: number) {
  if (found !== wanted) throw new Error(`the bench must do real work: ${found} of ${wanted} rows`);
}

/** A run takes seconds, so a few samples are enough. */
const FEW = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };

for (const rooms of [5_000, 50_000]) {
  const file = await schedule(rooms);
  const outcome = await read(file);
  if (!outcome.ok) throw new Error(outcome.message);
  const packed: PackedTable = outcome.rooms;

  describe(`an .xlsx of ${rooms} rooms, ${Math.round(file.length / 1024)} KB`, () => {
    measure(
      "read, recognised, checked and packed",
      async () => {
        const again = await read(file);
        mustHave(again.ok ? again.rooms.rows : 0, rooms);
      },
      FEW,
    );
    measure(
      "of that, the guard: unpacked within limits",
      () => {
        if (!unpackWorkbook(file).ok) throw new Error("the bench must do real work");
      },
      FEW,
    );
    measure(
      "peer: read-excel-file, cells only",
      async () => {
        mustHave((await readSheet(Buffer.from(file))).length, rooms + 1);
      },
      FEW,
    );
  });

  describe(`${rooms} rooms from worker to page`, () => {
    const objects = Array.from({ length: rooms }, (_, at) => ({
      roomId: String(at),
      roomCode: `${1 + Math.floor(at / 200)}F-${at}`,
      roomName: `办公室 ${at}`,
      ...Object.fromEntries(ROOM_FIGURES.map((figure, index) => [figure, index % 3 === 0 ? null : at * 1.5])),
    }));
    measure("packed columns, copied and transferred", () => {
      // Copied to keep the table for the next round; the worker makes no copy.
      const copy = structuredClone(packed);
      mustHave(structuredClone(copy, { transfer: buffersOf(copy) }).rows, rooms);
    });
    measure("naive: room objects, cloned", () => {
      mustHave(structuredClone(objects).length, rooms);
    });
  });
}
