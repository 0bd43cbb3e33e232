import { describe, expect, it } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { eachWithItsOwnBatch, openForTest } from "../../../support/batchRuns.ts";
import { isSaved, summaryWhere } from "../../../support/openBatch.ts";
import { testRooms } from "../../../support/testRooms.ts";

eachWithItsOwnBatch();

const LEVEL = { level: "MEDIUM_LEVEL", area: 30 } as const;

/** Every room has a public product, the second one an own one. */
async function selectedBy(user: string) {
  const { client } = openForTest({ user });
  await client.replaceRooms(packRooms(testRooms(3)), "试验楼", "");
  await client.run("all");
  await client.choose("r1", "p-9", LEVEL);
  await client.setQuantity("r2", 4);
  await summaryWhere(client, isSaved);
  return client;
}
const openAgain = async (user: string | undefined) => {
  const { client } = openForTest(user === undefined ? {} : { user });
  await summaryWhere(client, ({ rooms }) => rooms > 0);
  return client;
};
const shown = async (client: Awaited<ReturnType<typeof selectedBy>>) =>
  (await client.rows(0, 3)).map(({ status, selection }) => [
    status,
    selection?.productId === "p-9" ? selection.library?.name : selection?.library,
  ]);
const WHOLE = [
  ["matched", undefined],
  ["matched", "设备组"],
  ["matched", undefined],
];
const REST = [
  ["matched", undefined],
  ["blank", undefined],
  ["matched", undefined],
];
/** All that the browser has of the buildings. */
async function stored(): Promise<string> {
  const storage = new BatchStorage();
  const parts = await Promise.all(
    [...(await storage.heads()).keys()].map(async (id) => [...(await storage.load(id)).values()]),
  );
  await storage.close();
  return JSON.stringify(parts);
}

describe("own products of a building that the browser keeps", () => {
  it("come back for the user who selected them", async () => {
    await selectedBy("u1");
    expect(await shown(await openAgain("u1"))).toEqual(WHOLE);
  });

  it.each(["u2", undefined])(
    "are not shown to another one, nor kept by what that one writes: %s",
    async (user) => {
      await selectedBy("u1");
      const client = await openAgain(user);
      expect(await shown(client)).toEqual(REST);
      expect((await client.rows(2, 3))[0]).toMatchObject({ specifiedQuantity: 4 });
      await client.setQuantity("r0", 2);
      await summaryWhere(client, isSaved);
      expect(await stored()).not.toMatch(/设备组/u);
      expect(await shown(await openAgain("u1"))).toEqual(REST);
    },
  );

  it("leave an open building, its history and the browser, once its user is another one", async () => {
    const client = await selectedBy("u1");
    await client.setToken("t1b", "u1");
    expect(await shown(client)).toEqual(WHOLE);
    await client.setToken("t2", "u2");
    expect(await shown(client)).toEqual(REST);
    await summaryWhere(client, ({ undo }) => undo === null);
    await client.flush();
    expect(await stored()).not.toMatch(/设备组/u);
    await client.run("unmatched");
    expect(client.summary().rooms).toBe(3);
  });
});
