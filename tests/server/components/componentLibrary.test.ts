import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aggregateComponentProperties,
  listComponentCategories,
  searchComponents,
} from "#api/contract/componentLibrary.ts";
import { PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import { favouriteData } from "#server/components/library/favourites.ts";
import { products } from "#server/database/schema/schema.ts";
import { eq } from "drizzle-orm";
import { DATABASES } from "../../support/eachDatabase.ts";
import { startProjectServer, type Person, type ProjectServer } from "../../support/projectServer.ts";

const LIBRARY = "/system/v4/public_components";
const FAVOURITES = "/personal_favourite/components";

describe.each(DATABASES)("on $name", ({ open }) => {
  let server: ProjectServer;
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.close());

  const pageOf = ({ data }: { readonly data: unknown }) => {
    const { list, totalCount } = v.parse(searchComponents.output, data);
    return [list.map(({ id }) => id), totalCount];
  };
  const search = async (body: object) => pageOf(await server.nobody.post(`${LIBRARY}/list/search`, body));
  const kept = async (person: Person) => pageOf(await person.post(FAVOURITES, {}));

  test("every product has a component, by category and model, with the file for the program that asks", async () => {
    expect(await search({})).toEqual([["fan-1", "pump-1", "fan-2"], 3]);
    expect(await search({ pageNo: 2, pageSize: 2 })).toEqual([["fan-2"], 3]);
    expect(await search({ categoryCode: "C000002" })).toEqual([["pump-1"], 1]);
    const { data } = await server.nobody.post(`${LIBRARY}/list/search`, {
      softwareCode: "AppGmep",
      softwareVersion: "2023",
      categoryCode: "C000002",
    });
    expect(v.parse(searchComponents.output, data).list).toMatchObject([
      {
        id: "pump-1",
        name: "KQL 50/32",
        brandName: "朗源",
        storeId: "pump-1~nova",
        softwareCode: "AppGmep",
        thumbnail: "/api/v1/shop_components/pump-1/thumbnail",
      },
    ]);
    expect(await search({ softwareCode: "AppGmep", softwareVersion: "1999" })).toEqual([[], 0]);
    // Every program of the platform loads the general component, in any version from the first year on.
    for (const softwareCode of ["AppGarch", "AppGstr", "AppGbr", "AppGroad", "AppDeco"])
      expect(await search({ softwareCode, softwareVersion: "0.46.0.0" })).toEqual([
        ["fan-1", "pump-1", "fan-2"],
        3,
      ]);
    for (const softwareVersion of ["2020", "2025", "2026", "2031", "2026.1"])
      expect((await search({ softwareCode: "revit", softwareVersion }))[1]).toBe(3);
    expect(await search({ softwareCode: "revit", softwareVersion: "2019" })).toEqual([[], 0]);
    expect(await search({ softwareCode: "AppNone" })).toEqual([[], 0]);
  });

  test("a text finds models, names, series and makers, and its signs stand for themselves", async () => {
    expect(await search({ name: "kql" })).toEqual([["pump-1"], 1]);
    expect(await search({ name: "LY 系列" })).toEqual([["fan-1"], 1]);
    expect(await search({ name: "朗源" })).toEqual([["fan-1", "pump-1", "fan-2"], 3]);
    expect(await search({ name: "%" })).toEqual([[], 0]);
    const { data } = await server.nobody.get(`${LIBRARY}/categories?name=t35`);
    expect(v.parse(listComponentCategories.output, data)).toMatchObject([
      { code: "C000001", count: 2, filteredCount: 2 },
      { code: "C000002", count: 1, filteredCount: 0 },
    ]);
    expect((await server.nobody.get(`${LIBRARY}/suggestions?name=t35`)).data).toEqual([
      "T35-11-6.3",
      "T35-11-8",
    ]);
  });

  test("properties of a category narrow the list, each value with what it leaves", async () => {
    const { data } = await server.nobody.post(`${LIBRARY}/search_properties_agg`, {
      categoryCode: "C000001",
    });
    expect(v.parse(aggregateComponentProperties.output, data)).toEqual([
      {
        code: PROPERTY.speedControl,
        name: PROPERTY.speedControl,
        enumValues: [
          { code: SINGLE_SPEED, name: "单速", count: 1 },
          { code: expect.any(String) as string, name: "双速", count: 1 },
        ],
      },
    ]);
    const properties = [{ code: PROPERTY.speedControl, values: [SINGLE_SPEED] }];
    expect(await search({ categoryCode: "C000001", brandCode: "B1", properties })).toEqual([["fan-1"], 1]);
    expect(await search({ brandCode: "B9" })).toEqual([[], 0]);
  });

  test("favourites are kept once, listed the newest first, given up, and each user's own", async () => {
    expect(await server.nobody.post("/favourite/component/fan-1", {})).toMatchObject({
      code: "authentication.failed",
    });
    const [one, other] = [await server.person(), await server.person()];
    for (const id of ["fan-1", "pump-1", "fan-1"])
      expect(await one.post(`/favourite/component/${id}`, {})).toMatchObject({ code: "success" });
    expect(await one.post("/favourite/component/nothing", {})).toMatchObject({ code: "not.found" });
    expect(await kept(one)).toEqual([["pump-1", "fan-1"], 2]);
    expect(await kept(other)).toEqual([[], 0]);
    expect(
      (await one.post("/personal_favourite/is_favourite_batch", { ids: ["fan-1", "fan-2"] })).data,
    ).toEqual([
      { id: "fan-1", isFavourite: true },
      { id: "fan-2", isFavourite: false },
    ]);
    expect(await favouriteData.read(server.database.queries, one.userId)).toMatchObject([
      { componentId: "fan-1" },
      { componentId: "pump-1" },
    ]);
    await one.delete("/favourite/component/fan-1");
    expect(await kept(one)).toEqual([["pump-1"], 1]);
    // A product that one import removes is a favourite again when a later import restores it.
    await server.database.queries.delete(products).where(eq(products.id, "pump-1"));
    expect(await kept(one)).toEqual([[], 0]);
  });

  test("what is no question is refused by a sentence", async () => {
    for (const [path, body, fault] of [
      ["list/search", { pageSize: 1000 }, "pageSize"],
      ["list/search", { properties: [{ code: PROPERTY.speedControl, values: ["x"] }] }, "categoryCode"],
      [
        "list/search",
        { categoryCode: "C000002", properties: [{ code: PROPERTY.speedControl, values: ["x"] }] },
        "properties.0.code",
      ],
      ["list/search", { properties: [{ code: "a b", values: ["x"] }] }, "properties.0.code"],
      ["search_properties_agg", {}, "categoryCode"],
    ] as const)
      expect(await server.nobody.post(`${LIBRARY}/${path}`, body)).toMatchObject({
        code: "invalid.parameter",
        faults: [fault],
      });
    expect(await server.nobody.get(`${LIBRARY}/versions?platform_type=CAD`)).toMatchObject({
      code: "invalid.parameter",
    });
    const versions = (await server.nobody.get(`${LIBRARY}/versions?platform_type=REVIT`)).data as object[];
    expect(versions[0]).toEqual({ displayVersion: "2020", softwareVersion: "2020" });
    expect(versions).toContainEqual({ displayVersion: "2026", softwareVersion: "2026" });
  });
});
