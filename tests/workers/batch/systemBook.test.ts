import readWorkbook from "read-excel-file/node";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { checkedFormulas, rowsIn } from "../../support/bookFormulas.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;

const rooms = () =>
  packRooms(
    Array.from({ length: 20 }, (_, at) =>
      testRoom(at, {
        roomCode: at === 0 ? "=1+1" : `R-${at}`,
        floor: `${Math.floor(at / 10) + 1}F`,
        roomArea: area(18),
        coolingLoad: power(1.6),
      }),
    ),
  );

it("hands over pipes, circuits, duty and materials, whose formulas give the figures that another program reads", async () => {
  const client = openRealBatch(fanCoilKind, server);
  const sheets = createSheetClient(() => channelWorker(createSheetService()));
  await client.replaceRooms(rooms(), "试验楼", "");
  await client.run("all");
  await client.typeLength("cold", keyOf("plant"), 40.5);
  const answer = await client.systems(true, never());
  if (!answer.ok) throw new Error(answer.message);
  const sheet = answer.value.systems[0]!;
  const book = await client.systemBook("2026-11-27", [], never());
  if (!book.ok) throw new Error(book.message);
  const link = { note: "可回到此建筑的系统", address: "https://volute.test/#/batch?part=systems" };
  const file = await sheets.write(book.value, link);

  const names = (await readWorkbook(Buffer.from(file))).map(({ sheet: name }) => name);
  const cold = ["设备选型计算书", "管路特性", "水力计算表", "环路", "材料表"].map(
    (name) => `冷水系统${name}`,
  );
  expect(names.slice(0, 7)).toEqual(["工程总览", "水泵设备表", ...cold]);
  expect(names.at(-1)).toBe("链接");
  const [duty, pipes, circuits, materials] = await Promise.all(
    [cold[0]!, cold[2]!, cold[3]!, cold[4]!].map((name) => rowsIn(file, name)),
  );

  const item = (name: string) => duty!.find(([own]) => own === name);
  expect(item("扬程 H")![1]).toBe(sheet.card!.head);
  expect(item("流量 Q")![1]).toBe(sheet.card!.flow);
  expect(item("水泵")![3]).toBe("未选定");
  const marks = duty!.filter(([own]) => String(own).startsWith("假定")).map(([, , mark]) => mark);
  expect(new Set(marks)).toEqual(new Set(["估算", "待核对"]));
  expect(pipes).toHaveLength(1 + sheet.segments);
  expect(pipes![1]).toMatchObject({ 0: "P", 1: "机房", 5: 40.5, 16: "是", 17: "管长已输入" });
  expect(pipes!.slice(2).every((row) => String(row[17]).startsWith("估算："))).toBe(true);
  expect(circuits).toHaveLength(1 + sheet.circuits);
  // What a person typed stays a text.
  expect(circuits!.some(([code]) => code === "=1+1")).toBe(true);
  // All pipes of all sizes are as long as those of the tree, supply and return.
  const length = pipes!.slice(1).reduce((sum, row) => sum + Number(row[5]) * Number(row[6]), 0);
  const bought = materials!.filter(([name]) => name === "水管").reduce((sum, row) => sum + Number(row[2]), 0);
  expect(bought).toBeCloseTo(length, 6);

  const formulas = await checkedFormulas(file);
  // Three a pipe, three a circuit and more.
  expect(formulas).toBeGreaterThan(3 * sheet.segments + 3 * sheet.circuits - 1);
  sheets.dispose();
  client.dispose();
});

it("says why there is nothing to hand over", async () => {
  const client = openRealBatch(fanCoilKind, server);
  await client.replaceRooms(rooms(), "试验楼", "");
  expect(await client.systemBook("2026-11-27", [], never())).toMatchObject({ ok: false, code: "no-duty" });
  client.dispose();
});
