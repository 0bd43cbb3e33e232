import { afterEach, beforeEach, expect, it } from "vitest";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { FAN_COIL_COLUMNS } from "#domain/building/kinds/fanCoil/fanCoilFigureColumns.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { freshStorage, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import type { TestServer } from "../../support/testServer.ts";
import { testRooms } from "../../support/testRooms.ts";

const opened: BatchClient<FanCoilFilter>[] = [];

beforeEach(freshStorage);
afterEach(() => opened.splice(0).forEach((client) => client.dispose()));

/** Nothing is selected here. */
const NO_SERVER = {
  app: { request: async () => new Response(null, { status: 503 }) },
} as unknown as Pick<TestServer, "app">;

function open(): BatchClient<FanCoilFilter> {
  const client = openRealBatch(fanCoilKind, NO_SERVER);
  opened.push(client);
  return client;
}

const isRestored = ({ rooms, saving }: BatchSummary) => rooms > 0 && saving === "saved";

it("limits every figure where an older version kept one limit of the figure that is exceeded most", async () => {
  const client = open();
  await client.replaceRooms(packRooms(testRooms(4)), "旧楼", "");
  await client.setFilter({ ...FAN_COIL_DEFAULTS, noiseLimit: 38 });
  await client.flush();
  const storage = new BatchStorage();
  const parts = new Map<string, unknown>(await storage.load("fanCoil"));
  const head = Object(parts.get("head"));
  // As it was kept: with no limits of each figure.
  const { figureMarginLimits: _none, ...kept } = head.filter;
  const rule = { id: "1", name: "病房", words: ["病房"], floors: [], zones: [] };
  const older = {
    ...head,
    filter: { ...kept, oversize: 30 },
    rules: [{ ...rule, own: { oversize: 15 } }],
  };
  await storage.save("fanCoil", [["head", () => older]], []);

  const { filter, rules, rooms } = await summaryWhere(open(), isRestored);
  const limits = (most: number) => FAN_COIL_COLUMNS.map(({ key }) => ({ figure: key, most }));
  expect(rooms).toBe(4);
  expect(filter).toEqual({ ...FAN_COIL_DEFAULTS, noiseLimit: 38, figureMarginLimits: limits(30) });
  expect(rules).toEqual([{ ...rule, own: { figureMarginLimits: limits(15) } }]);
});
