import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;

const roomsOf = (count: number, load = 4) =>
  packRooms(
    Array.from({ length: count }, (_, at) =>
      testRoom(at, {
        floor: `${Math.floor(at / 8) + 1}F`,
        roomArea: area(20),
        coolingLoad: power(load),
        heatLoad: power(3),
      }),
    ),
  );

async function selected(count = 20) {
  const client = openRealBatch(indoorUnitKind, server);
  await client.replaceRooms(roomsOf(count), "试验楼", "");
  await client.run("all");
  return client;
}
async function asked<Filter>(client: BatchClient<Filter>) {
  const answer = await client.splits(true, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

it("proposes a system a storey on the smallest outdoor unit, moves rooms, keeps one and tells when it fails", async () => {
  const client = await selected();
  const proposed = await asked(client);
  expect(proposed).toMatchObject({ isProposed: true, rooms: 20, isWhole: true, failure: "" });
  expect(proposed.outdoors).toBeGreaterThan(40);
  expect(proposed.systems.map(({ name, rooms }) => [name, rooms])).toEqual([
    ["1F 多联机", 8],
    ["2F 多联机", 8],
    ["3F 多联机", 4],
  ]);
  const [first] = proposed.systems;
  expect(first!.fit).toMatchObject({ isMet: true, words: [] });
  expect(first!.fit!.cooling.available).toBeGreaterThanOrEqual(32);
  expect(first!.pipes!.total).toBeGreaterThan(first!.pipes!.farthestActual);
  expect(first!.assumed).toBe(first!.segments);

  const offers = await client.splitOffers("s1");
  expect(offers.length).toBeGreaterThan(3);
  expect(offers[0]).toMatchObject({ isMet: true, isKept: false });
  expect(offers.some(({ isMet, words }) => isMet === false && words.length > 0)).toBe(true);
  expect(await client.keepOutdoor("s1", offers[0]!.outdoor.id)).toBe("");
  expect(client.summary().undo).toBe("set-systems");
  const kept = await asked(client);
  expect(kept).toMatchObject({ isProposed: false });
  expect(kept.systems[0]).toMatchObject({
    verdict: { state: "meets" },
    record: "same",
    kept: {
      of: { id: offers[0]!.outdoor.id },
      block: 32,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/u) as string,
    },
  });

  const { lines } = await client.splitRooms("s2", 0, 50);
  expect(lines).toHaveLength(8);
  const moved = lines.slice(0, 6).map(({ roomId }) => roomId);
  expect(await client.arrangeSplits({ act: "move", rooms: moved, to: "s1" })).toBe("");
  const after = await asked(client);
  expect(after.systems.map(({ rooms }) => rooms)).toEqual([14, 2, 4]);
  expect(after.systems[0]).toMatchObject({ verdict: { state: "fails" }, kept: { block: 32 } });
  expect(after.systems[0]!.consequence).toContain("不再满足");
  expect(after.systems[0]!.remarks.some(({ code, mend }) => code === "combination" && mend !== null)).toBe(
    true,
  );
  await client.undo();
  expect((await asked(client)).systems[0]!.verdict!.state).toBe("meets");
  expect(await client.arrangeSplits({ act: "rename", id: "s1", name: " 大堂 " })).toBe("");
  expect((await asked(client)).systems[0]!.name).toBe("大堂");

  const pipes = await client.splitPipes("s1", 0, 50);
  expect(pipes.count).toBe(first!.segments);
  expect(pipes.lines[0]).toMatchObject({ name: "P", capacity: first!.rated });
  expect(await client.typeLength("s1", pipes.lines[0]!.id, 12)).toBe("");
  expect((await client.splitPipes("s1", 0, 1)).lines[0]).toMatchObject({ length: 12, assumed: null });
  expect(await client.setSplits({ outdoorLevel: 0 })).toBe("室外机所在层应为整数，没有 0 层");

  const diagram = await client.systemDiagram("s1", "summer", []);
  const words = diagram!.texts.map((text) => text.words);
  expect(words).toContain("试验楼 大堂 系统图");
  expect(words).toContain("12.0 m");
  expect(words.some((text) => text.startsWith("估算：共"))).toBe(true);
  const drawing = await client.systemDrawing("s1", "summer", [], "https://x.test/");
  expect(new TextDecoder().decode(drawing!)).toContain("SECTION");
  const book = await client.systemBook("2026-11-29", [], never());
  const names = book.ok ? book.value.map(({ name }) => name) : [];
  expect(names.slice(1, 5)).toEqual(["室外机设备表", "大堂设备选型计算书", "大堂室内机", "大堂配管"]);
  client.dispose();
});

it("tells which arranged systems the chosen indoor units have made impossible, and none of a mere proposal", async () => {
  const client = await selected(16);
  const faults = async () => {
    const answer = await client.splitFaults(never());
    if (!answer.ok) throw new Error(answer.message);
    return answer.value;
  };
  const { systems } = await asked(client);
  const [first, second] = systems.map(({ id }) => id);
  const crowd = async (id: string) => {
    const { lines } = await client.splitRooms(id, 0, 1);
    await client.setQuantity(lines[0]!.roomId, 90);
    await client.run("outdated");
  };
  expect(await faults()).toEqual([]);
  await client.keepOutdoor(first!, (await client.splitOffers(first!))[0]!.outdoor.id);
  expect(await faults()).toEqual([]);

  await crowd(first!);
  const [kept, ...none] = await faults();
  expect(none).toEqual([]);
  expect(kept).toMatchObject({ system: first, name: "1F 多联机", rooms: 8, isKept: true });
  expect(kept!.why).toMatch(/组合比 [\d,]+%，允许/u);

  await crowd(second!);
  const [, unkept] = await faults();
  expect(unkept).toMatchObject({ system: second, name: "2F 多联机", isKept: false });
  expect(unkept!.why).toMatch(/室内机 \d+ 台，允许 \d+ 台/u);
  // The run, then the quantity.
  await client.undo();
  await client.undo();
  expect(await faults()).toHaveLength(1);
  client.dispose();
});

it("is there again after the building was closed, with what was kept", async () => {
  const client = await selected(8);
  const [offer] = (await asked(client), await client.splitOffers("s1"));
  await client.keepOutdoor("s1", offer!.outdoor.id);
  await client.setSplitBlock("s1", { block: 25 });
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(indoorUnitKind, server);
  const { systems } = await asked(again);
  expect(systems[0]).toMatchObject({
    ...{ block: 25, isBlockTyped: true, verdict: { state: "meets" } },
    kept: { of: { id: offer!.outdoor.id }, block: 32 },
  });
  again.dispose();
});
