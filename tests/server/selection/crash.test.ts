import { afterAll, expect, test, vi } from "vitest";
import type { Log } from "#server/process/log.ts";
import { createApp } from "#server/http/app.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { SelectionPool } from "#server/selection/SelectionPool.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { selectForRoomsRoutes } from "#server/selection/selectForRoomsRoutes.ts";
import type { RouteParts } from "#server/start/RouteParts.ts";
import { callerOf } from "../../support/caller.ts";
import type { FaultyQuestion } from "../../support/faultyThread.ts";
import { askedRoom, multiRoomRequest } from "../../support/multiRoomRequest.ts";
import { testDatabase } from "../../support/testDatabase.ts";
import { CLIENT_SETTINGS } from "../../support/clientSettings.ts";
import { healthy } from "../../support/health.ts";

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() } satisfies Log;
const module = new URL("../../support/faultyThread.ts", import.meta.url);
const pool = new SelectionPool({ data: { columns: {} }, threads: 1, log, module });
const database = await testDatabase();
afterAll(async () => {
  await pool.dispose();
  await database.close();
});

/** What the thread will do next. */
let question: FaultyQuestion = { does: "answer" };
const parts: RouteParts = {
  database,
  bounds: USUAL_BOUNDS,
  search: createCatalogueSearch({ database, log }),
  engine: {
    async selectForRooms(categoryCode, _request, signal) {
      await pool.select(categoryCode, question, signal);
      return [];
    },
    roomCandidates: () => Promise.reject(new Error("not asked")),
  },
};
const app = createApp({
  routes: selectForRoomsRoutes.map((bind) => bind(parts)),
  log,
  clientSettings: CLIENT_SETTINGS,
  health: healthy,
});
const ask = (does: "answer" | "throw" | "exit") => {
  question = { does };
  const path = "/search/selection/v1/products/multi_room/C000006";
  return callerOf(app).post(path, multiRoomRequest([askedRoom("1")]));
};

test.each(["throw", "exit"] as const)(
  "a thread's %s answers internal.error, and the next call works",
  async (does) => {
    log.error.mockClear();
    const answer = await ask(does);
    expect(answer).toMatchObject({ status: 500, code: "internal.error", data: null });
    expect(JSON.stringify(answer)).not.toContain("fault in the engine");
    expect(log.error).toHaveBeenCalled();
    expect(await ask("answer")).toMatchObject({ status: 200, code: "success" });
  },
);
