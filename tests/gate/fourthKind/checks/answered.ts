import { afterAll, beforeAll, expect, it } from "vitest";
import { airHandlerKind } from "#domain/building/kinds/airHandler/airHandlerKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { power } from "#domain/base/units.ts";
import { insertSheets } from "#server/catalogue/write/insertSheets.ts";
import { products, propertyDefinitions } from "#server/database/schema/schema.ts";
import { bareDatabase } from "../support/bareDatabase.ts";
import { callerOf } from "../support/caller.ts";
import { freshStorage } from "../support/openBatch.ts";
import { openRealBatch } from "../support/realBatch.ts";
import { testRoom } from "../support/testRooms.ts";
import { startTestServer, type TestServer } from "../support/testServer.ts";

const COOLING = "P000094";

async function someAirHandlers() {
  const database = await bareDatabase();
  const { queries } = database;
  await queries.insert(propertyDefinitions).values({
    categoryCode: "C000003",
    code: COOLING,
    name: "制冷量",
    dataType: "Number",
    isPerformanceFilter: true,
    isListDisplay: true,
    isCustomSort: true,
    position: 0,
  });
  await queries.insert(products).values(
    [20, 40, 80].map((cooling) => ({
      id: `ahu-${cooling}`,
      categoryCode: "C000003",
      brandCode: "B000001",
      seriesId: null,
      name: "空调机组",
      model: `AHU-${cooling}`,
      isSample: false,
      origin: "imported" as const,
      source: "a test",
    })),
  );
  await insertSheets(queries, {
    values: [20, 40, 80].map((cooling) => ({
      productId: `ahu-${cooling}`,
      propertyCode: COOLING,
      number: cooling,
    })),
  });
  return database;
}

let server: TestServer;
beforeAll(async () => {
  freshStorage();
  server = await startTestServer(someAirHandlers);
});
afterAll(() => server.close());

it("is selected for rooms by the batch worker over the real server", async () => {
  const client = openRealBatch(airHandlerKind, server);
  // 37 kW are 40.7 with their reserve.
  const rooms = [18, 37, 5000].map((cooling, at) => testRoom(at, { coolingLoad: power(cooling) }));
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  expect(client.summary()).toMatchObject({ matched: 2, unmatched: 1, run: { status: "finished" } });
  const rows = await client.rows(0, 3);
  expect(rows.map(({ selection }) => selection?.model ?? null)).toEqual(["AHU-20", "AHU-80", null]);
  expect(rows[2]?.reason).toBe("没有产品达到所需制冷量");
  client.dispose();
});

it("offers the products that could serve each room to a building's optimum", async () => {
  const rooms = [18, 37].map((cooling, at) => testRoom(at, { coolingLoad: power(cooling) }));
  const request = airHandlerKind.request({ ...airHandlerKind.defaultFilter, reserve: 0 }, rooms);
  const answer = await callerOf(server.app).post("/search/selection/v1/products/room_candidates/C000003", {
    ...request,
    slack: 0.12,
  });
  // 11.1 and 8.1 % more than what is asked for; 80 kW would be over twice as much.
  expect(answer.data).toMatchObject({
    models: [
      { id: "ahu-20", size: 20 },
      { id: "ahu-40", size: 40 },
    ],
  });
});

it("has its own request checked by the contract", async () => {
  const request = airHandlerKind.request({ ...airHandlerKind.defaultFilter, reserve: 101 }, [testRoom(0)]);
  const answer = await callerOf(server.app).post("/search/selection/v1/products/multi_room/C000003", request);
  expect(answer).toMatchObject({ status: 400, faults: ["reserve"] });
});

it("has the parameters answered that its manifest names", async () => {
  const answer = await callerOf(server.app).post("/search/selection/v1/products/parameter_values", {
    productIds: ["ahu-40"],
    parameter_filter: "GMEP_PARAMETER",
  });
  expect(answer.data).toMatchObject([
    { id: "ahu-40", parameters: [{ code: COOLING, name: "制冷量", value: 40 }] },
  ]);
});
