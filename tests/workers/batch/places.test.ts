import { describe, expect, it, vi } from "vitest";
import { EVERYTHING } from "#domain/building/batch/state/batchState.ts";
import type { GroupLine } from "#domain/building/batch/groups/TableSums.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { allRows, eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { isSaved, openPage, summaryWhere } from "../../support/openBatch.ts";
import { envelope } from "../../support/scriptedServer.ts";
import { testKind } from "../../support/testKind.ts";
import { testRoom } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const FLOORS = ["2F", "B1", "2F", "", "1F", "2F"];
const rooms = FLOORS.map((floor, at) => testRoom(at, { floor, zone: at < 3 ? "东区" : "西区" }));
const byFloor = (...folded: string[]) => ({ group: { by: "floor" as const, folded } });
type Client = ReturnType<typeof openForTest>["client"];

async function opened() {
  const { client, server } = openForTest();
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  return { client, server };
}
async function grouped(...folded: string[]) {
  const { client, server } = await opened();
  await client.setView(byFloor(...folded));
  await summaryWhere(client, ({ lines }) => lines !== undefined);
  return { client, server };
}
const isHead = (line: object): line is GroupLine => "group" in line;
async function linesOf(client: Client) {
  const lines = await client.lines(0, 100);
  expect(lines.map(({ index }) => index)).toEqual([...lines.keys()]);
  return lines.map((line) => (isHead(line) ? `${line.group}:${line.rooms}` : line.roomId));
}
const floors = async (client: Client) => (await allRows(client)).map(({ floor }) => floor);

describe("a table by floors", () => {
  it("draws a head and its rooms, from the lowest floor up", async () => {
    const { client } = await grouped();
    expect(await linesOf(client)).toEqual(["B1:1", "r1", "1F:1", "r4", "2F:3", "r0", "r2", "r5", ":1", "r3"]);
    expect(client.summary()).toMatchObject({ shown: 6, lines: 10 });
  });

  it("keeps the order of the view in each, and the rooms that it passes", async () => {
    const { client } = await grouped();
    await client.setView({ sort: { key: "roomCode", descending: true }, search: "1F-" });
    expect(await linesOf(client)).toEqual(["B1:1", "r1", "1F:1", "r4", "2F:3", "r5", "r2", "r0", ":1", "r3"]);
    await client.setView({ search: "1F-6" });
    expect(await linesOf(client)).toEqual(["2F:1", "r5"]);
  });

  it("folds, and what is done to all that is shown is done to folded rooms too", async () => {
    const { client } = await grouped("2F");
    expect(await linesOf(client)).toEqual(["B1:1", "r1", "1F:1", "r4", "2F:3", ":1", "r3"]);
    expect(client.summary()).toMatchObject({ shown: 6, lines: 7 });
    await client.tick({ of: "shown", isTicked: true });
    expect(client.summary()).toMatchObject({ ticked: 6, tickedShown: 6 });
    const heads = (await client.lines(0, 100)).filter(isHead);
    expect(heads.map(({ ticked }) => ticked)).toEqual([1, 1, 3, 1]);
  });

  it("ticks all rooms of one floor, folded or not", async () => {
    const { client } = await grouped("2F");
    await client.tick({ of: "group", group: "2F", isTicked: true });
    expect(client.summary().ticked).toBe(3);
    await client.tick({ of: "group", group: "2F", isTicked: false });
    expect(client.summary().ticked).toBe(0);
  });

  it("takes a pasted column past the rooms that it does not draw", async () => {
    const { client } = await grouped("1F");
    expect(await client.pasteQuantities("r1", "7\n8\n9")).toMatchObject({ taken: 3, refused: 0 });
    const quantities = (await allRows(client)).map(({ roomId, specifiedQuantity }) => [
      roomId,
      specifiedQuantity,
    ]);
    expect(Object.fromEntries(quantities)).toMatchObject({ r1: 7, r4: null, r0: 8, r2: 9 });
  });

  it("says what its rooms come to, and follows a run and an edit", async () => {
    const { client } = await grouped();
    const sums = await client.sums();
    expect(sums).toMatchObject({
      rooms: 6,
      selected: 0,
      units: 0,
      needs: { coolingLoad: 21, airSupplyVolume: null },
    });
    await client.run("all");
    expect(await client.sums()).toMatchObject({ selected: 6, units: 6 });
    await client.setQuantity("r0", 4);
    await client.run("outdated");
    expect(await client.sums()).toMatchObject({ selected: 6, units: 9 });
    const heads = (await client.lines(0, 100)).filter(isHead);
    expect(heads.map(({ units }) => units)).toEqual([1, 1, 6, 1]);
  });

  it("says what its units cost once prices are there, of those that have one, and only where they are asked for", async () => {
    const { client, server } = await grouped();
    await client.run("all");
    const asked = () => server.calls.filter(({ path }) => path.endsWith("/product_prices"));
    expect((await client.sums()).price).toBeNull();
    expect(asked()).toHaveLength(0);
    const rows = await allRows(client);
    const [first] = rows.map(({ selection }) => selection!.productId);
    server.follow(({ path, body }) => {
      if (!path.endsWith("/product_prices")) return undefined;
      const { areaCode } = body as { areaCode: string | null };
      const price = areaCode === null ? 1_000.5 : 900;
      return envelope([{ productId: first, price, pricedOn: "2026-09-01", isSample: false }]);
    });
    const sums = async (area: string | null) => {
      await vi.waitFor(async () => expect((await client.sums(area)).price).not.toBeNull());
      return (await client.sums(area)).price;
    };
    const about = { priced: 1, units: 6, isSample: false, oldest: "2026-09-01" };
    expect(await sums(null)).toEqual({ ...about, yuan: 1_000.5 });
    expect(await sums("510100")).toEqual({ ...about, yuan: 900 });
    expect(asked()).toHaveLength(2);
    await client.setView({ show: "unmatched" });
    expect((await client.sums("510100")).price).toBeNull();
  });

  it("comes back as it was left", async () => {
    const { client } = await grouped("2F");
    await summaryWhere(client, isSaved);
    client.dispose();
    const { client: later } = openForTest();
    const { view } = await summaryWhere(later, ({ lines }) => lines === 7);
    expect(view.group).toEqual({ by: "floor", folded: ["2F"] });
    expect(await floors(later)).toEqual(["B1", "1F", "2F", "2F", "2F", ""]);
  });

  it("is none after the groups are taken away", async () => {
    const { client } = await grouped();
    await client.setView({ group: null });
    expect(client.summary().lines).toBeUndefined();
    expect(await floors(client)).toEqual(FLOORS);
  });

  it("can be put in the order of floors without groups", async () => {
    const { client } = await opened();
    await client.setView({ ...EVERYTHING, sort: { key: "floor", descending: false } });
    await expect.poll(() => floors(client)).toEqual(["B1", "1F", "2F", "2F", "2F", ""]);
  });

  it("names the floors and zones of the building", async () => {
    const { client } = await opened();
    expect(await client.places()).toEqual([
      { by: "floor", name: "B1", rooms: 1 },
      { by: "floor", name: "1F", rooms: 1 },
      { by: "floor", name: "2F", rooms: 3 },
      { by: "floor", name: "", rooms: 1 },
      { by: "zone", name: "东区", rooms: 3 },
      { by: "zone", name: "西区", rooms: 3 },
    ]);
  });
});

describe("where a room is", () => {
  it("is written into many rooms in one step, and leaves their answers alone", async () => {
    const { client } = await opened();
    await client.run("all");
    await client.tick({ of: "range", from: "r3", to: "r4", isTicked: true });
    expect(await client.placeTicked({ floor: "3F" })).toBe(2);
    expect(await floors(client)).toEqual(["2F", "B1", "2F", "3F", "3F", "2F"]);
    expect(client.summary()).toMatchObject({ matched: 6, outdated: 0, undo: "set-places" });
    await client.placeTicked({ zone: "" });
    expect((await allRows(client)).map(({ zone }) => zone)).toEqual(["东区", "东区", "东区", "", "", "西区"]);
    await client.undo();
    await client.undo();
    expect(await floors(client)).toEqual(FLOORS);
    await client.redo();
    expect(await floors(client)).toEqual(["2F", "B1", "2F", "3F", "3F", "2F"]);
  });

  it("is edited with the room, and stays where the edit says nothing of it", async () => {
    const { client } = await opened();
    const room = await client.room("r1");
    expect(room).toMatchObject({ floor: "B1", zone: "东区" });
    await client.editRoom("r1", { ...room!, floor: "B2" });
    expect(await client.room("r1")).toMatchObject({ floor: "B2", zone: "东区" });
    const { floor: _floor, zone: _zone, ...rest } = room!;
    await client.editRoom("r1", { ...rest, roomName: "库房" });
    expect(await client.room("r1")).toMatchObject({ roomName: "库房", floor: "B2", zone: "东区" });
  });

  it("is the same under every kind of equipment", async () => {
    const page = openPage([testKind, { ...testKind, name: "other" }]);
    const one = page.open(testKind);
    const other = page.open({ ...testKind, name: "other" });
    await one.replaceRooms(packRooms(rooms), "试验楼", "");
    await summaryWhere(other, (summary) => summary.rooms === 6);
    await one.tick({ of: "shown", isTicked: true });
    await one.placeTicked({ floor: "9F" });
    await expect
      .poll(async () => (await other.rows(0, 9)).map(({ floor }) => floor))
      .toEqual(FLOORS.map(() => "9F"));
    one.dispose();
    other.dispose();
  });

  it("is not stated in a record from before rooms had floors", async () => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms([testRoom(0), testRoom(1)]), "旧楼", "");
    await summaryWhere(client, isSaved);
    const { buildingId } = client.summary();
    client.dispose();
    // What such a building leaves in the storage is what it always was.
    const parts = await new BatchStorage().load(buildingId);
    expect(Object.keys(parts.get("rooms.0") as object).sort()).toEqual([
      "codes",
      "editions",
      "figures",
      "ids",
      "names",
    ]);
    const { client: later } = openForTest();
    const { stated, view } = await summaryWhere(later, (summary) => summary.rooms === 2);
    expect(stated).not.toContain("floor");
    expect(view.group ?? null).toBeNull();
    expect(await floors(later)).toEqual(["", ""]);
    expect(await later.places()).toEqual([]);
  });
});
