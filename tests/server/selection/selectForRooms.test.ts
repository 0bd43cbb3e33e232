import { beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { MultiRoomRowSchema, selectForRooms } from "#api/contract/multiRoom.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { conditionsOf } from "#domain/building/kinds/fanCoil/selection/conditionsOf.ts";
import { selectFanCoilsPlainly } from "../../support/plain/fanCoil/selectFanCoilsPlainly.ts";
import type { FanCoilRequest, MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import { FAN_COIL_PROPERTIES, readFanCoil } from "#server/selection/fanCoil/readFanCoil.ts";
import { categoryProducts } from "#server/selection/categoryProducts.ts";
import { callerOf } from "../../support/caller.ts";
import {
  askedRoom,
  installation,
  multiRoomRequest,
  OFFICE,
  staticPressure,
  structure,
} from "../../support/multiRoomRequest.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const PATH = "/search/selection/v1/products/multi_room/C000006";
const ask = (rooms: readonly object[], changes: object = {}) =>
  callerOf(server.app).post(PATH, multiRoomRequest(rooms, changes));
const select = async (rooms: readonly object[], changes: object = {}): Promise<MultiRoomRow[]> => {
  const { code, data } = await ask(rooms, changes);
  expect(code).toBe("success");
  return v.parse(v.array(MultiRoomRowSchema), data);
};
const selectOne = async (stated: object, changes: object = {}): Promise<MultiRoomRow> => {
  const [row] = await select([askedRoom("1", stated)], changes);
  if (!row) throw new Error("no row");
  return row;
};
const figure = (parameters: MultiRoomRow["selectionParameter"], code: string) =>
  parameters.find((parameter) => parameter.code === code)?.value;

describe("a room that finds a fan coil", () => {
  test("is given its model, quantity, catalogue figures and those of its own air and water", async () => {
    const row = await selectOne(OFFICE);
    expect(row).toMatchObject({ equipmentNumber: 2, hasDetail: true, isSample: true, reasons: [] });
    expect(row.id).toBe(row.productIds[0]);
    expect(row.imageUrl).toBe(`/api/v1/shop_components/${row.id}/thumbnail`);
    expect(row.productSeriesName).toContain("卧式暗装");
    expect(row.selectionParameter.map(({ name }) => name)).toEqual([
      "中档风量",
      "中档全冷",
      "中档显冷",
      "中档潜冷",
      "中档制冷热湿比",
      "中档制热",
    ]);
    expect(row.correctionParameter.map(({ code }) => code)).toEqual(
      row.selectionParameter.map(({ code }) => code),
    );
    expect(figure(row.correctionParameter, PROPERTY.mediumTotalCooling)).toBeGreaterThanOrEqual(2);
    expect(figure(row.correctionParameter, PROPERTY.mediumHeating)).toBeGreaterThanOrEqual(1.2);
  });

  test("is offered at most as many products as asked, all different", async () => {
    expect((await selectOne(OFFICE)).productIds).toHaveLength(50);
    const { productIds } = await selectOne(OFFICE, { topSize: 7 });
    expect(new Set(productIds).size).toBe(7);
  });

  test("keeps the quantity that it specifies", async () => {
    expect(await selectOne({ ...OFFICE, equipmentNumber: 3 })).toMatchObject({ equipmentNumber: 3 });
  });

  test("is offered only what passes brand, structure, installation and static pressure", async () => {
    const row = await selectOne(OFFICE, {
      brandCode: "B000003",
      productProperties: [structure("V000402"), installation("V000411"), staticPressure(12, 30)],
    });
    expect(row.productIds.length).toBeGreaterThan(0);
    for (const id of row.productIds) expect(id).toMatch(/^hylad?\d+[23]p12$/u);
  });

  test("is checked at the high level with the margins", async () => {
    const changes = {
      level: "HIGH_LEVEL",
      validationProperties: [PROPERTY.highTotalCooling],
      nonValidationProperties: [],
    };
    const row = await selectOne(OFFICE, changes);
    expect(figure(row.correctionParameter, PROPERTY.highTotalCooling)).toBeGreaterThanOrEqual(2 * 1.1 * 1.1);
  });
});

test("rows come in the order of the rooms, and a building answers as its rooms do one by one", async () => {
  const rooms = Array.from({ length: 60 }, (_, at) =>
    askedRoom(`r${at}`, {
      roomArea: 10 + at,
      coolingLoad: 1 + at / 7,
      heatLoad: 0.5 + at / 11,
      summerDryBulb: 25 + (at % 3),
    }),
  );
  const whole = await select(rooms);
  expect(whole.map(({ roomId }) => roomId)).toEqual(rooms.map(({ roomId }) => roomId));
  const parts = [...(await select(rooms.slice(0, 17))), ...(await select(rooms.slice(17)))];
  expect(parts).toEqual(whole);
});

test("the threads answer as the plain loop does over the same catalogue", async () => {
  const products = await categoryProducts(server.database.queries, "C000006", FAN_COIL_PROPERTIES);
  const coils = products.flatMap((product) => {
    const coil = readFanCoil(product);
    return coil.ok ? coil.value : [];
  });
  expect(coils).toHaveLength(products.length);
  const rooms = [askedRoom("a", OFFICE), askedRoom("b", { roomArea: 15, coolingLoad: 9 }), askedRoom("c")];
  const request = v.parse(selectForRooms(fanCoilKind).body, multiRoomRequest(rooms)) as FanCoilRequest;
  const conditions = conditionsOf(request);
  if (!conditions.ok) throw new Error("the request is wrong");
  const plain = selectFanCoilsPlainly(coils, request.inputCondition, conditions.value);
  const rows = await select(rooms);
  expect(rows.map(({ productIds, reasons }) => ({ productIds, reasons }))).toEqual(
    plain.map(({ productIds, reasons }) => ({ productIds, reasons })),
  );
});

describe("candidates restricted to products", () => {
  test("are those products alone: a kept selection, a chosen alternative", async () => {
    const { productIds } = await selectOne(OFFICE);
    const chosen = productIds[9] ?? "";
    expect(await selectOne(OFFICE, { productIds: [chosen] })).toMatchObject({
      id: chosen,
      productIds: [chosen],
    });
  });

  test("that do not exist are passed over", async () => {
    const { productIds } = await selectOne(OFFICE);
    const known = productIds.slice(0, 2);
    expect((await selectOne(OFFICE, { productIds: ["nobody", ...known] })).productIds).toEqual(known);
  });

  test("include the real fan coil, which states neither structure nor heating", async () => {
    const row = await selectOne(
      { roomArea: 18, coolingLoad: 1.5 },
      { productIds: ["lbl-fcu-1"], productProperties: [] },
    );
    expect(row).toMatchObject({
      id: "lbl-fcu-1",
      productSeriesId: null,
      imageUrl: "/api/v1/shop_components/lbl-fcu-1/thumbnail",
      hasDetail: true,
      isSample: false,
    });
    expect(figure(row.selectionParameter, PROPERTY.mediumHeating)).toBeNull();
    const filtered = await selectOne({ roomArea: 18, coolingLoad: 1.5 }, { productIds: ["lbl-fcu-1"] });
    expect(filtered).toMatchObject({ id: null, reasons: [{ code: "no-candidates" }] });
  });
});

describe("a room without a match says why", () => {
  test.each([
    ["an unknown brand", OFFICE, { brandCode: "NOBODY" }, "no-candidates"],
    ["products that do not exist", OFFICE, { productIds: ["nobody"] }, "no-candidates"],
    ["no product at all", OFFICE, { productIds: [] }, "no-candidates"],
    ["no load and no air volume", { roomArea: 20 }, {}, "no-requirement"],
    ["no ticked check", OFFICE, { validationProperties: [] }, "no-requirement"],
    ["more than any unit gives", { roomArea: 10, coolingLoad: 90 }, {}, "short"],
    ["water as warm as the air", OFFICE, { summerSupplyWaterTemperature: 26 }, "summer-water-too-warm"],
    [
      "heating water colder than the air",
      OFFICE,
      { winterSupplyWaterTemperature: 20 },
      "winter-water-too-cold",
    ],
  ])("%s", async (_what, stated, changes, code) => {
    const row = await selectOne(stated, changes);
    expect(row).toMatchObject({ id: null, model: null, productIds: [], hasDetail: false });
    expect(row.reasons.map((reason) => reason.code)).toContain(code);
  });
});

describe("a request is refused, naming the field, for", () => {
  const room = askedRoom("1", OFFICE);
  test.each([
    ["two rooms of one id", [room, askedRoom("2"), room], {}, "inputCondition.2.roomId"],
    [
      "a property fan coils have not",
      [room],
      { productProperties: [{ ...structure("V1"), code: "P999999" }] },
      "productProperties.0.code",
    ],
    [
      "a structure there is not",
      [room],
      { productProperties: [structure("V999999")] },
      "productProperties.0.value",
    ],
    ["a check there is not", [room], { validationProperties: ["P000001"] }, "validationProperties.0"],
    [
      "a check of the other level",
      [room],
      { validationProperties: [PROPERTY.highHeating] },
      "validationProperties.0",
    ],
    [
      "air that cannot be",
      [askedRoom("1", { summerDryBulb: 24, summerWetBulb: 25 })],
      {},
      "inputCondition.0.summerWetBulb",
    ],
    ["a range upside down", [room], { productProperties: [staticPressure(30, 12)] }, "productProperties.0"],
    ["more than 50 products a room", [room], { topSize: 51 }, "topSize"],
    ["no room", [], {}, "inputCondition"],
    ["a field that does not exist", [{ ...room, colour: "red" }], {}, "inputCondition.0.colour"],
  ])("%s", async (_what, rooms, changes, path) => {
    const { status, code, faults } = await ask(rooms, changes);
    expect({ status, code }).toEqual({ status: 400, code: "invalid.parameter" });
    expect(faults).toContain(path);
  });

  test("more than 500 rooms", async () => {
    const rooms = Array.from({ length: 501 }, (_, at) => askedRoom(`r${at}`, OFFICE));
    expect(await ask(rooms)).toMatchObject({ code: "invalid.parameter", faults: ["inputCondition"] });
  });

  test("a category that is not selected for rooms", async () => {
    const path = PATH.replace("C000006", "C000001");
    const answer = await callerOf(server.app).post(path, multiRoomRequest([room]));
    expect(answer).toMatchObject({ status: 404, code: "not.found" });
  });
});
