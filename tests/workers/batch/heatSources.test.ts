import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
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
async function asked<Filter>(client: BatchClient<Filter>) {
  const answer = await client.heatSources(null, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

it("offers boilers of the catalogue for the systems of hot water, and only judges those that were taken", async () => {
  const client = openRealBatch(fanCoilKind, server);
  const rooms = Array.from({ length: 40 }, (_, at) =>
    testRoom(at, {
      ...{ floor: `${Math.floor(at / 10) + 1}F`, roomArea: area(40) },
      ...{ coolingLoad: power(5), heatLoad: power(4) },
    }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  await client.setSources({ climate: "severeColdAB" });
  const first = await asked(client);
  expect(first.systems).toHaveLength(1);
  expect(first.load).toBeCloseTo(first.systems[0]!.power!, 9);
  expect(first.machines).toBeGreaterThan(200);
  expect(first.fits).toBeGreaterThan(0);
  const { lines, count } = await client.heatLines(0, 200);
  expect(count).toBe(first.count);
  const [best] = lines;
  expect(best).toMatchObject({ faults: [], isTaken: false });
  expect(best!.verdict.withoutLargest).toBeGreaterThanOrEqual(0.7);
  expect(lines.some(({ price }) => price !== null && price.yuan > 0)).toBe(true);

  expect(await client.takeHeat("1 nothing")).toBe("方案已变化，请重新选择");
  expect(await client.takeHeat(best!.key)).toBe("");
  const taken = await asked(client);
  expect(taken.kept).toMatchObject({ installed: best!.installed, judged: { faults: [] } });
  expect(taken.kept!.records.every((state) => state === "same")).toBe(true);
  expect(await client.setHeat({ block: -1 })).toMatch(/^热负荷应在/u);
  await client.setHeat({ block: 2 * best!.installed });
  expect((await asked(client)).kept!.judged!.faults[0]!.code).toBe("heat-short");
  await client.setHeat({ way: "exchanger" });
  const exchangers = await asked(client);
  expect(exchangers.kept).toEqual((await asked(client)).kept);
  expect((await client.heatLines(0, 1)).lines[0]!.groups[0]!.of.type).toMatch(/式/u);

  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms: all }) => all > 0);
  expect((await asked(again)).settings).toEqual(exchangers.settings);
  again.dispose();
});
