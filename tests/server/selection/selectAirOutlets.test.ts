import { beforeAll, describe, expect, it, test } from "vitest";
import * as v from "valibot";
import { MultiRoomRowSchema } from "#api/contract/multiRoom.ts";
import { listParameterValues } from "#api/contract/products.ts";
import {
  AIR_OUTLET_DEFAULTS,
  type AirOutletFilter,
} from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { airOutletRequest } from "#domain/building/kinds/airOutlet/airOutletRequest.ts";
import { OUTLET_TYPES, type OutletType } from "#domain/catalogue/outletTypes.ts";
import { airOutletConditionsOf } from "#domain/building/kinds/airOutlet/selection/airOutletConditionsOf.ts";
import { selectAirOutletsPlainly } from "../../support/plain/airOutlet/selectAirOutletsPlainly.ts";
import { area, flow } from "#domain/base/units.ts";
import { generateAirOutlets } from "#server/samples/airOutlet/generateAirOutlets.ts";
import { callerOf } from "../../support/caller.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";
import { testRoom } from "../../support/testRooms.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const PRODUCTS = "/search/selection/v1/products";
const TYPES = Object.keys(OUTLET_TYPES) as OutletType[];
const filter = (change: Partial<AirOutletFilter>) => ({ ...AIR_OUTLET_DEFAULTS, ...change });
const rooms = Array.from({ length: 60 }, (_, at) =>
  testRoom(at, { roomArea: area(10 + at * 3), airSupplyVolume: flow(60 * (at + 1)) }),
);

const ask = (body: object) => callerOf(server.app).post(`${PRODUCTS}/multi_room/C000012`, body);
const select = async (body: object) => v.parse(v.array(MultiRoomRowSchema), (await ask(body)).data);

test.each(TYPES)(
  "rooms are answered for %s as the plain loop answers over the same catalogue",
  async (type) => {
    const request = airOutletRequest(filter({ type }), rooms);
    const conditions = airOutletConditionsOf(request);
    if (!conditions.ok) throw new Error(conditions.issues[0]?.message);
    const outlets = generateAirOutlets().records.map(({ outlet }) => outlet);
    const plain = selectAirOutletsPlainly(outlets, rooms, conditions.value);
    const rows = await select(request);
    expect(
      rows.map(({ roomId, equipmentNumber, productIds }) => [roomId, equipmentNumber, productIds]),
    ).toEqual(plain.map(({ roomId, quantity, productIds }) => [roomId, quantity, productIds]));
    const matched = rows.filter(({ id }) => id !== null);
    expect(matched.length).toBeGreaterThan(10);
    // Only spherical nozzles have a detail page.
    expect(new Set(matched.map(({ hasDetail }) => hasDetail))).toEqual(new Set([type === "V000164"]));
  },
);

it("a room without supply air is answered with that reason", async () => {
  const [row] = await select(airOutletRequest(filter({}), [testRoom(0)]));
  expect(row).toMatchObject({ id: null, reasons: [{ code: "no-requirement" }] });
});

describe("an unreasonable request is refused with its place", () => {
  it.each([
    ["an unknown type", { productProperties: [] }, "productProperties"],
    ["proportions of a diffuser", { aspectRatioFrom: 1, aspectRatioTo: 3 }, "aspectRatioFrom"],
    ["a ratio of nothing", { aspectRatioFrom: 0, aspectRatioTo: 3 }, "aspectRatioFrom"],
    ["an area of nothing", { singleUnitResponsibilityArea: 0 }, "singleUnitResponsibilityArea"],
    ["checks, which outlets have none of", { validationProperties: [] }, "validationProperties"],
  ])("%s", async (_, change, path) => {
    const answer = await ask({ ...airOutletRequest(filter({}), rooms), ...change });
    expect(answer.code).toBe("invalid.parameter");
    expect(answer.data).toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });
});

describe("parameter values", () => {
  const parameters = async (body: object) =>
    v.parse(
      listParameterValues.output,
      (await callerOf(server.app).post(`${PRODUCTS}/parameter_values`, body)).data,
    );

  it.each(TYPES)("of what was selected for %s are the figures of the selection", async (type) => {
    const asked = filter({ type });
    const [row, room] = [(await select(airOutletRequest(asked, rooms))).find(({ id }) => id !== null), rooms];
    const of = room.find(({ roomId }) => roomId === row?.roomId);
    if (!row?.id || !of) throw new Error("some room has a match");
    const question = airOutletKind.comparedBy(asked, of, row.equipmentNumber);
    const [product] = await parameters({ productIds: [row.id], ...question });
    expect(product?.parameters).toEqual(row.selectionParameter);
  });

  it("without supply air have no velocity", async () => {
    const { outlet } = generateAirOutlets().records[0]!;
    const [product] = await parameters({ productIds: [outlet.id], parameter_filter: "OBS_DIFFUSERS" });
    expect(product?.parameters.find(({ code }) => code === "P000306")?.value).toBeNull();
  });

  it("for a plan are its type and sizes", async () => {
    const { data } = await callerOf(server.app).post(`${PRODUCTS}/multi_room/C000012`, {
      ...airOutletRequest(filter({ type: "V000164" }), rooms),
    });
    const nozzle = v.parse(v.array(MultiRoomRowSchema), data).find(({ id }) => id !== null);
    const [plan] = await parameters({ productIds: [nozzle?.id], parameter_filter: "GMEP_PARAMETER" });
    expect(plan?.parameters.map(({ code }) => code)).toEqual([
      "P000205",
      "P000014",
      "P000015",
      "P000160",
      "P000441",
    ]);
  });
});
