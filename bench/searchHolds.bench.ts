import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import { openPglite } from "#server/database/connection/openPglite.ts";
import { createApp } from "#server/http/app.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { createLog } from "#server/process/log.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import { callerOf } from "../tests/support/caller.ts";
import { CLIENT_SETTINGS } from "../tests/support/clientSettings.ts";
import { healthy } from "../tests/support/health.ts";
import { atEnd } from "./atEnd.ts";
import { askedFans, drawnDuty } from "./drawnDuty.ts";
import { measure } from "./measure.ts";
import { percentile } from "./percentile.ts";

const QUESTIONS = 40;
const end = atEnd();
const PATH = "/search/selection/v1";
const PAGE = { pageNo: 1, pageSize: 20 };
const noRooms = () => Promise.reject(new Error("selects no rooms"));

const KILOWATTS = (at: number) => [
  {
    code: PROPERTY.motorPower,
    parameterType: "Double",
    queryType: "RANGE_TE",
    values: [`${0.1 * (at + 1)}-${at + 3}`],
  },
];
const WORDS = ["轴流", "离心 7.5", "60", "T35"];
const KINDS: readonly (readonly [string, string, (at: number) => object])[] = [
  ["a page, nothing asked", "products/query", (at) => ({ ...PAGE, pageNo: 1 + at })],
  ["a page at a duty", "products/query", (at) => ({ ...PAGE, curveProperties: drawnDuty(at) })],
  ["a page of words", "products/query", (at) => ({ ...PAGE, words: WORDS[at % WORDS.length] })],
  ["facets, nothing asked", "products/search_properties_agg", () => ({})],
  ["facets by motor power", "products/search_properties_agg", (at) => ({ productProperties: KILOWATTS(at) })],
  ["facets at a duty", "products/search_properties_agg", (at) => ({ curveProperties: drawnDuty(at) })],
];

/** How long one search of the bundled fans blocks the thread that answers all calls. */
async function measureHolds(): Promise<void> {
  const log = createLog("silent");
  const dir = await mkdtemp(join(tmpdir(), "volute-holds-"));
  end.close(() => rm(dir, { recursive: true }));
  const database = await openPglite(dir);
  end.close(() => database.close());
  await database.migrate();
  await loadCatalogue(database, "on", () => {});
  const search = createCatalogueSearch({ database, log });
  await search.readAll();
  const app = createApp({
    routes: allRoutes({
      database,
      bounds: USUAL_BOUNDS,
      search,
      engine: { selectForRooms: noRooms, roomCandidates: noRooms },
    }),
    log,
    clientSettings: CLIENT_SETTINGS,
    health: healthy,
    checkAnswers: false,
  });
  const { post } = callerOf(app);
  /** CPU time in ms, because elapsed time depends on other work on the machine. */
  async function held(path: string, body: object): Promise<number> {
    const before = process.cpuUsage();
    const { code, message } = await post(`${PATH}/${path}`, askedFans(body));
    const { user, system } = process.cpuUsage(before);
    if (code !== "success") throw new Error(`${path}: ${code} ${message}`);
    return (user + system) / 1000;
  }
  console.log(`${search.size()} products`);
  for (const [name, path, bodyAt] of KINDS) {
    const first = await held(path, bodyAt(QUESTIONS));
    const times: number[] = [];
    for (let at = 0; at < QUESTIONS; at++) times.push(await held(path, bodyAt(at)));
    const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    console.log(
      `${name}: first ${first.toFixed(1)} ms of processor, median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}, most ${Math.max(...times).toFixed(1)}`,
    );
  }
  let at = 0;
  measure("a page at a duty, through the app", () =>
    held("products/query", { ...PAGE, curveProperties: drawnDuty(at++) }),
  );
}

describe("searches of the bundled fans, on the thread that answers", async () => {
  await end.collect(measureHolds);
});
