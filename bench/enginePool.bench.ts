import * as v from "valibot";
import { afterAll, describe } from "vitest";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import type { MultiRoomRequest, MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import { createApp } from "#server/http/app.ts";
import { selection } from "#server/selection/fanCoil/fanCoilSelection.ts";
import { createLog } from "#server/process/log.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import { categoryProducts } from "#server/selection/categoryProducts.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { askedRoom, multiRoomRequest } from "../tests/support/multiRoomRequest.ts";
import { startTestServer } from "../tests/support/testServer.ts";
import { measure } from "./measure.ts";
import { healthy } from "../tests/support/health.ts";

const server = await startTestServer();
/** Chunks whose answers are not awaited at once. */
const selecting: Promise<readonly MultiRoomRow[]>[] = [];
afterAll(async () => {
  for (const rows of await Promise.all(selecting)) mustMatch(rows, 500);
  await server.close();
});

/** As in production: answers are not checked. */
const app = createApp({
  routes: allRoutes({ ...server, bounds: USUAL_BOUNDS }),
  log: createLog("silent"),
  clientSettings: {
    apiBase: "/api",
    accountBase: "/account",
    staticBase: "/static",
    loginOrigin: null,
    assistantUrl: null,
    simulatedHost: false,
  },
  health: () => server.database.ping().then(healthy),
});

const schema = selectForRooms(fanCoilKind).body;
const products = await categoryProducts(server.database.queries, "C000006", selection.properties);
const { columns, catalogue } = selection.prepare(products);

/** Rooms of a building: areas of 12 to 190 ㎡, loads of 100 to 200 W/㎡, three summer states. */
const chunk = (rooms: number, first: number) =>
  multiRoomRequest(
    Array.from({ length: rooms }, (_, at) => {
      const roomArea = 12 + (((first + at) * 37) % 179);
      const coolingLoad = (roomArea * (100 + (((first + at) * 61) % 101))) / 1000;
      return askedRoom(`r${first + at}`, {
        roomArea,
        coolingLoad,
        heatLoad: coolingLoad * 0.6,
        summerDryBulb: 25 + (at % 3),
        summerWetBulb: 18.7,
      });
    }),
  );

function mustMatch(rows: readonly Pick<MultiRoomRow, "id">[], rooms: number) {
  const matched = rows.filter(({ id }) => id !== null).length;
  if (matched !== rooms) throw new Error(`the bench must do real work: ${matched} of ${rooms} rooms matched`);
}

/** Selection in the server's own thread, which blocks all other calls; the pool avoids this. */
function selectHere(request: MultiRoomRequest) {
  const question = selection.read(request);
  if (!question.ok) throw new Error("the request is wrong");
  return selection.rows(catalogue, request, selection.select(columns, question.value));
}

const IN_FLIGHT = 4;
const FEW = { iterations: 10, time: 0, warmupIterations: 3, warmupTime: 0 };

for (const rooms of [50, 500]) {
  const bodies = Array.from({ length: IN_FLIGHT }, (_, at) => chunk(rooms, at * rooms));
  const requests = bodies.map((body) => v.parse(schema, body));
  const texts = bodies.map((body) => JSON.stringify(body));
  const never = new AbortController().signal;

  describe(`${IN_FLIGHT} chunks of ${rooms} rooms at once, ${products.length} fan coils`, () => {
    measure(
      "from request to response, the whole server",
      async () => {
        const path = "/api/search/selection/v1/products/multi_room/C000006";
        const init = { method: "POST", headers: { "Content-Type": "application/json" } };
        const responses = await Promise.all(texts.map(async (body) => app.request(path, { ...init, body })));
        for (const response of responses) {
          const { data } = (await response.json()) as { data: MultiRoomRow[] };
          mustMatch(data, rooms);
        }
      },
      FEW,
    );
    measure(
      "of that, the engine: threads and rows",
      async () => {
        const chunks = requests.map((request) => server.engine.selectForRooms("C000006", request, never));
        for (const rows of await Promise.all(chunks)) mustMatch(rows, rooms);
      },
      FEW,
    );
    measure(
      "naive: the same on the server's own thread",
      () => {
        for (const request of requests) mustMatch(selectHere(request), rooms);
      },
      FEW,
    );
  });
}

describe("a small call that arrives with a chunk of 500 rooms", () => {
  const request = v.parse(schema, chunk(500, 0));
  const small = async () => {
    const { status } = await app.request("/healthz");
    if (status !== 200) throw new Error("the bench must do real work: the server is not well");
  };
  measure(
    "is answered while a thread selects",
    async () => {
      const { signal } = new AbortController();
      selecting.push(server.engine.selectForRooms("C000006", request, signal));
      await small();
    },
    FEW,
  );
  measure(
    "naive: waits while the server's own thread selects",
    async () => {
      const answered = Promise.resolve().then(() => selectHere(request));
      await small();
      mustMatch(await answered, 500);
    },
    FEW,
  );
});
