import { expect, it } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { EditRefused } from "#workers/batch/calls/createBatchClient.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { FakeLocks } from "../../support/fakeLocks.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import { testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

async function lookingOnly() {
  const browser = new FakeLocks();
  const { client: first } = openForTest({ environment: { locks: browser.tab().locks } });
  await first.replaceRooms(packRooms(testRooms(5)), "楼", "");
  await summaryWhere(first, isSaved);
  const { client } = openForTest({ environment: { locks: browser.tab().locks } });
  await summaryWhere(client, ({ rooms }) => rooms > 0);
  return client;
}

it("tells every edit that answers something of its own why it is refused, as those that answer nothing", async () => {
  const client = await lookingOnly();
  const edits: readonly (() => Promise<unknown>)[] = [
    () => client.proposeRevision({ rooms: packRooms(testRooms(2)), fields: ["roomCode"] }),
    () => client.recheckSelections(),
    () => client.setTickedQuantities(2),
    () => client.fillTickedDown(),
    () => client.pasteQuantities("r1", "3"),
  ];
  const why = new EditRefused("建筑已在另一个标签页中打开，此页只能查看");
  for (const edit of edits) await expect(edit()).rejects.toEqual(why);
});

it("answers edits that may fail with a failure", async () => {
  const client = await lookingOnly();
  const refused = { ok: false, code: "read.only" };
  const filter = { level: "HIGH_LEVEL", area: 30 } as const;
  expect(await client.takeRevision(false)).toMatchObject(refused);
  expect(await client.choose("r1", "p-9", filter)).toMatchObject(refused);
  expect(await client.chooseForAll("r1", "p-9", filter)).toMatchObject(refused);
});
