import { expect, it } from "vitest";
import { EVERYTHING, type BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { ROOMS_PER_REQUEST } from "#domain/building/selection/multiRoom.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { crash } from "../../support/channelWorker.ts";
import { FakeLocks } from "../../support/fakeLocks.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import { roomsOf, scriptedServer } from "../../support/scriptedServer.ts";
import { testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const ROOMS = 50_000;
const ANSWERED_CHUNKS = 40;
const LEFT = ROOMS - ANSWERED_CHUNKS * ROOMS_PER_REQUEST;
const FAR_DOWN = 31_415;

type Client = ReturnType<typeof openForTest>["client"];
const saved = (client: Client) => summaryWhere(client, isSaved);
const hasRooms = ({ rooms, saving }: BatchSummary) => rooms === ROOMS && saving === "saved";

/** Counts, order, where the table stands and what stands there. */
async function lookAt(client: Client) {
  const { rooms, shown, matched, unanswered, changed, outdated, position, view, run } = client.summary();
  const rows = await client.rows(FAR_DOWN, FAR_DOWN + 20);
  return { rooms, shown, matched, unanswered, changed, outdated, position, view, run, rows };
}

it("50,000 rooms outlive a lost network, the end of their tab and of their worker, and go over to a second tab", async () => {
  let answered = 0;
  const server = scriptedServer(() =>
    answered++ < ANSWERED_CHUNKS ? undefined : Promise.reject(new TypeError("no network")),
  );
  const browser = new FakeLocks();
  const openTab = () => {
    const { locks, close } = browser.tab();
    return { ...openForTest({ server, environment: { locks } }), close };
  };
  const first = openTab();
  await first.client.replaceRooms(packRooms(testRooms(ROOMS)), "大楼", "");
  await first.client.run("all");
  expect(first.client.summary()).toMatchObject({ unanswered: LEFT, matched: ROOMS - LEFT });
  await first.client.setView({ ...EVERYTHING, sort: { key: "coolingLoad", descending: false } });
  await saved(first.client);
  first.close();

  const second = openTab();
  const { run, view } = await summaryWhere(second.client, hasRooms);
  expect(second.client.summary()).toMatchObject({ unanswered: LEFT, matched: ROOMS - LEFT });
  expect(run).toMatchObject({ status: "incomplete", unanswered: LEFT });
  expect(view.sort).toEqual({ key: "coolingLoad", descending: false });
  server.follow(() => undefined);
  const before = server.calls.length;
  await second.client.run("unanswered");
  // Nobody who had an answer is asked again.
  expect(server.calls.slice(before).flatMap(roomsOf)).toHaveLength(LEFT);
  expect(second.client.summary()).toMatchObject({ matched: ROOMS, unanswered: 0 });

  const [far] = await second.client.rows(FAR_DOWN, FAR_DOWN + 1);
  await second.client.setQuantity(far!.roomId, 7);
  await second.client.moveTo(FAR_DOWN);
  await saved(second.client);
  const left = await lookAt(second.client);
  expect(left).toMatchObject({ position: FAR_DOWN, shown: ROOMS, changed: 1, view: { sort: view.sort } });
  expect(left.rows[0]).toMatchObject({ roomId: far!.roomId, specifiedQuantity: 7 });
  second.close();

  const third = openTab();
  await summaryWhere(third.client, hasRooms);
  expect(await lookAt(third.client)).toEqual(left);
  await third.client.resume();
  expect(await lookAt(third.client)).toEqual(left);
  const { version } = third.client.summary();
  // A browser lets go of the locks of a worker that ends.
  third.close();
  crash(third.workers[0]);
  await summaryWhere(third.client, (summary) => summary.version > version && hasRooms(summary));
  expect(await lookAt(third.client)).toEqual(left);
  await third.client.setQuantity(far!.roomId, 8);
  await saved(third.client);

  const watching = openTab();
  await summaryWhere(watching.client, hasRooms);
  expect(watching.client.summary().access).toBe("elsewhere");
  expect((await lookAt(watching.client)).rows[0]).toMatchObject({ specifiedQuantity: 8 });
  await third.client.setQuantity(far!.roomId, 9);
  await saved(third.client);
  third.close();
  await summaryWhere(watching.client, ({ access }) => access === "free" || access === "own");
  if (watching.client.summary().access === "free") await watching.client.takeOver();
  expect((await lookAt(watching.client)).rows[0]).toMatchObject({ specifiedQuantity: 9 });
  await watching.client.setQuantity(far!.roomId, 10);
  expect((await lookAt(watching.client)).rows[0]).toMatchObject({ specifiedQuantity: 10 });
});
