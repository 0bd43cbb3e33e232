import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queryProducts, type FoundProduct } from "#api/contract/search.ts";
import { relaxSearch } from "#api/contract/relaxations.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { FAN, point, startSearchServer, target, type SearchServer } from "../../support/searchServer.ts";
import { SPRUNG, VOLTAGE } from "../../support/smallCatalogue.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());
const ask = (path: string, body: object) => server.ask(path, body);
const query = async (body: object) =>
  v.parse(queryProducts.output, (await ask("/v1/products/query", body)).data);
const idsOf = ({ list }: { readonly list: readonly FoundProduct[] }) => list.map(({ id }) => id);
const valueOf = (product: FoundProduct | undefined, code: string) =>
  product?.productPropertyValues.find((value) => value.code === code);

describe("products of a category", () => {
  test("are listed real ones first, then those that state more, a page at a time, with how many there are", async () => {
    const first = await query({ ...FAN, pageSize: 3 });
    expect(idsOf(first)).toEqual(["near", "exact", "two-speed"]);
    const second = await query({ ...FAN, pageSize: 3, pageNo: 2 });
    expect(idsOf(second)).toEqual(["static"]);
    expect([first.totalCount, second.totalCount]).toEqual([4, 4]);
  });

  test("tell brand, series, speed and values, enumerated ones by name", async () => {
    const { list } = await query({ ...FAN, productSeriesId: "s1" });
    expect(list).toMatchObject([
      {
        id: "exact",
        brandName: "朗源",
        productSeriesName: "LY 系列",
        gjwCategoryName: "通风机",
        speedControl: "SINGLE_SPEED",
        isSample: true,
        powerConsumptionPerAirVolume: null,
      },
    ]);
    expect(valueOf(list[0], PROPERTY.fanType)).toMatchObject({ value: "轴流", ratedValue: null });
    expect(valueOf(list[0], SPRUNG)).toMatchObject({ type: "Bool", value: true });
    expect(valueOf(list[0], VOLTAGE)).toMatchObject({ value: null, valueFrom: 220, valueTo: 240 });
    expect(valueOf(list[0], PROPERTY.highSpeedAirFlow)).toMatchObject({ value: null });
  });

  test("are ordered by the server, what is not stated last in either direction", async () => {
    const by = async (orderType: string) =>
      idsOf(await query({ ...FAN, orderBy: PROPERTY.motorPower, orderType }));
    expect(await by("ASC")).toEqual(["exact", "near", "static", "two-speed"]);
    expect(await by("DESC")).toEqual(["near", "exact", "static", "two-speed"]);
  });

  test("are filtered by properties, each in its own way", async () => {
    const filtered = async (code: string, queryType: string, ...values: string[]) =>
      idsOf(
        await query({ ...FAN, productProperties: [{ code, parameterType: "Enums", queryType, values }] }),
      );
    expect(await filtered(PROPERTY.fanType, "EQUAL", "V1", "V2")).toEqual(["near", "exact"]);
    expect(await filtered(SPRUNG, "EQUAL", "true")).toEqual(["exact"]);
    expect(await filtered(VOLTAGE, "RANGE_TE", "230-")).toEqual(["exact"]);
    expect(await filtered(PROPERTY.motorPower, "RANGE_TE", "2.5-3")).toEqual(["near"]);
    expect(await filtered(PROPERTY.width, "EQUAL", "1000")).toEqual(["exact"]);
  });

  test("are found by words of model, brand, series and properties, together with a duty, in facets and ways on", async () => {
    const named = async (words: string, more: object = {}) => idsOf(await query({ ...FAN, words, ...more }));
    expect(await named("朗源 轴流")).toEqual(["exact"]);
    expect(await named("ly 系列")).toEqual(["exact"]);
    expect(await named("朗源 离心")).toEqual([]);
    const [model = ""] = (await query({ ...FAN, productSeriesId: "s1" })).list.map(
      (product) => product.model,
    );
    expect(await named(model.toLowerCase())).toContain("exact");
    expect(await named("轴流", { curveProperties: point(10_000, 500) })).toEqual(["exact"]);
    const { data } = await ask("/v2/brands/agg", { ...FAN, words: "轴流" });
    expect(data).toMatchObject([{ count: 0 }, { count: 0 }, { brandCode: "B1", count: 1 }]);
    const ways = await ask("/v1/products/relaxations", { ...FAN, words: "没有" });
    expect(v.parse(relaxSearch.output, ways.data)).toMatchObject([{ kind: "words", count: 4 }]);
  });

  test("are ordered by brand and model on demand", async () => {
    expect(idsOf(await query({ ...FAN, orderBy: "brandCode" }))).toEqual([
      "static",
      "near",
      "exact",
      "two-speed",
    ]);
  });

  test("are real records alone, each with its source, or samples alone", async () => {
    const real = await query({ ...FAN, isSample: false });
    expect(real.list).toMatchObject([
      { id: "near", isSample: false, source: expect.stringContaining("near.csv") },
    ]);
    const samples = await query({ ...FAN, isSample: true });
    expect(samples.list.map(({ source }) => source)).toEqual([null, null, null]);
  });

  test("of a speed mode are those that state it", async () => {
    expect(idsOf(await query({ ...FAN, speedControl: "DOUBLE_SPEED" }))).toEqual(["two-speed"]);
  });

  test("are refused for what does not exist, by the name of the field", async () => {
    const refused = (body: object) => ask("/v1/products/query", { ...FAN, ...body });
    expect(await refused({ gjwCategoryCode: "C999999" })).toMatchObject({ status: 404, code: "not.found" });
    const faultsOf = async (body: object) => (await refused(body)).faults;
    expect(await faultsOf({ orderBy: "P999999" })).toEqual(["orderBy"]);
    expect(await faultsOf({ pageSize: 101 })).toEqual(["pageSize"]);
    expect(await faultsOf({ curveProperties: [target("P999999", 1)] })).toEqual(["curveProperties.0.code"]);
    expect(await faultsOf({ curveProperties: [target(PROPERTY.totalPressure, 500)] })).toEqual([
      "curveProperties",
    ]);
    const filter = { code: "P999999", parameterType: "String", queryType: "EQUAL", values: ["a"] };
    expect(await faultsOf({ productProperties: [filter] })).toEqual(["productProperties.0.code"]);
  });
});

describe("a question that finds nothing", () => {
  test("is answered ways on in one call, each with its count and its names", async () => {
    const filter = { code: PROPERTY.fanType, parameterType: "Enums", queryType: "EQUAL", values: ["V2"] };
    const asked = { ...FAN, brandCode: "B1", productProperties: [filter] };
    expect((await query(asked)).totalCount).toBe(0);
    const { data } = await ask("/v1/products/relaxations", asked);
    expect(v.parse(relaxSearch.output, data)).toMatchObject([
      { kind: "property", code: PROPERTY.fanType, value: "V1", valueName: "轴流", count: 1 },
      { kind: "property", code: PROPERTY.fanType, value: null, count: 2 },
      { kind: "brand", count: 1 },
    ]);
  });
});

describe("a search by curve", () => {
  test("finds operating points, best first, with running values, deviations and power per air volume", async () => {
    const { list } = await query({ ...FAN, curveProperties: point(10_000, 500) });
    expect(idsOf({ list })).toEqual(["exact", "near"]);
    const [exact, near] = list;
    expect(valueOf(exact, PROPERTY.airFlow)).toMatchObject({
      value: expect.closeTo(10_000, 6),
      ratedValue: 9_800,
      deviationRate: expect.closeTo(0, 6),
    });
    expect(valueOf(exact, PROPERTY.totalPressureEfficiency)).toMatchObject({
      value: expect.closeTo(75, 6),
      ratedValue: 80,
      deviationRate: null,
    });
    // 500 Pa / (3600 · 0.855 · 75 %)
    expect(exact?.powerConsumptionPerAirVolume).toBeCloseTo(500 / (3600 * 0.855 * 0.75), 9);
    expect(valueOf(near, PROPERTY.airFlow)?.deviationRate).toBeGreaterThan(1);
    expect(valueOf(near, PROPERTY.motorPower)).toMatchObject({ value: 3, ratedValue: null });
  });

  test("names what speaks against each product, and where it runs", async () => {
    const { list } = await query({ ...FAN, curveProperties: point(10_500, 551.25) });
    // Both curves meet that system below 10,500 m³/h; the efficiencies fall from 6,000 m³/h on.
    expect(list.map(({ id, shortcomings }) => [id, shortcomings])).toEqual([
      ["near", ["short", "offBest"]],
      ["exact", ["short", "offBest"]],
    ]);
    expect(list[1]?.bestFlowShare).toBeCloseTo(10_000 / 6_000, 6);
    const byDeviation = { ...FAN, curveProperties: point(10_000, 500), orderBy: "deviationRate" };
    expect(idsOf(await query(byDeviation))).toEqual(["exact", "near"]);
    const away = { ...byDeviation, orderBy: `${PROPERTY.airFlow}DeviationRate`, orderType: "DESC" };
    expect(idsOf(await query(away))).toEqual(["near", "exact"]);
    const power = { ...byDeviation, orderBy: "powerConsumptionPerAirVolume", orderType: "DESC" };
    expect(idsOf(await query(power))).toEqual(["near", "exact"]);
    expect((await query({ ...FAN, orderBy: "deviationRate" })).totalCount).toBe(4);
  });

  test("orders by what the row shows, the running value", async () => {
    const asked = { ...FAN, curveProperties: point(10_000, 500), orderBy: PROPERTY.totalPressureEfficiency };
    expect(idsOf(await query({ ...asked, orderType: "ASC" }))).toEqual(["near", "exact"]);
    expect(idsOf(await query({ ...asked, orderType: "DESC" }))).toEqual(["exact", "near"]);
  });

  test("by air flow alone compares rated flows, without pressure deviation or power per air volume", async () => {
    const { list } = await query({ ...FAN, curveProperties: [target(PROPERTY.airFlow, 10_000)] });
    // The last product's rated 9,800 m³/h are not enough.
    expect(idsOf({ list })).toEqual(["static", "near", "exact"]);
    expect(list[2]?.shortcomings).toEqual(["short"]);
    expect(valueOf(list[1], PROPERTY.airFlow)).toMatchObject({
      value: 10_100,
      ratedValue: 10_100,
      deviationRate: expect.closeTo(1, 9),
    });
    expect(valueOf(list[1], PROPERTY.totalPressure)?.deviationRate).toBeNull();
    expect(list[1]?.powerConsumptionPerAirVolume).toBeNull();
  });

  test("of double-speed fans runs the high set and compares the low set's rated values", async () => {
    const high = [target(PROPERTY.highSpeedAirFlow, 10_000), target(PROPERTY.highSpeedTotalPressure, 500)];
    const low = (rate: number) => target(PROPERTY.lowSpeedAirFlow, 6_000, rate);
    const asked = { ...FAN, speedControl: "DOUBLE_SPEED" };
    const whole = await query({ ...asked, curveProperties: high });
    // The same ducts at low speed: 180 Pa at 6,000 m³/h.
    expect(valueOf(whole.list[0], PROPERTY.lowSpeedAirFlow)).toMatchObject({
      value: expect.closeTo(6_000, 6),
      ratedValue: 6_500,
      deviationRate: null,
    });
    expect(valueOf(whole.list[0], PROPERTY.lowSpeedTotalPressure)?.value).toBeCloseTo(180, 6);
    const { list } = await query({ ...asked, curveProperties: [...high, low(10)] });
    expect(valueOf(list[0], PROPERTY.highSpeedEfficiency)?.value).toBeCloseTo(72, 6);
    expect(valueOf(list[0], PROPERTY.lowSpeedAirFlow)).toMatchObject({
      value: 6_500,
      deviationRate: expect.closeTo(8.333, 2),
    });
    expect(list[0]?.powerConsumptionPerAirVolume).toBeNull();
    expect((await query({ ...asked, curveProperties: [...high, low(8)] })).totalCount).toBe(0);
    const lowOnly = [low(10), target(PROPERTY.lowSpeedTotalPressure, 220)];
    expect((await query({ ...asked, curveProperties: lowOnly })).totalCount).toBe(1);
  });

  test("of pumps goes by flow and head", async () => {
    const curveProperties = [target(PROPERTY.airFlow, 40), target(PROPERTY.head, 33)];
    const { list } = await query({ gjwCategoryCode: "C000002", curveProperties });
    expect(valueOf(list[0], PROPERTY.head)).toMatchObject({ value: expect.closeTo(33, 0), ratedValue: 32 });
    expect(valueOf(list[0], PROPERTY.pumpEfficiency)?.value).toBeCloseTo(75, 0);
  });
});

describe("a search in the air of a site", () => {
  const air = [
    target("siteAltitude", 1500),
    target("airTemperature", 20),
    target("airHumidity", 0),
    target("lowestAirTemperature", -10),
  ];
  const SHARE = 0.837_389;

  test("meets the converted duty, and tells figures of the site beside those of the records", async () => {
    const usual = await query({ ...FAN, curveProperties: point(10_000, 500) });
    const here = await query({ ...FAN, curveProperties: [...point(10_000, 500 * SHARE), ...air] });
    expect(idsOf(here)).toEqual(idsOf(usual));
    const [site, recorded] = [here, usual].map(({ list }) => list.find(({ id }) => id === "exact"));
    expect(valueOf(site, PROPERTY.airFlow)?.value).toBeCloseTo(10_000, 1);
    expect(valueOf(site, PROPERTY.totalPressure)?.value).toBeCloseTo(500 * SHARE, 1);
    expect(valueOf(site, PROPERTY.totalPressure)?.deviationRate).toBeCloseTo(0, 3);
    // The record's own figure stays unchanged.
    expect(valueOf(site, PROPERTY.totalPressure)?.ratedValue).toBe(520);
    expect(site?.air?.recordedPressure).toBeCloseTo(500, 1);
    // Q·p/(3600·1000·η) at the density of −10 ℃.
    const cold = (1.0049 / 1.2) * (293.15 / 263.15);
    expect(site?.air?.shaftPowerAtLowest).toBeCloseTo((10_000 * 500 * cold) / 3.6e6 / 0.75, 2);
    expect(site?.powerConsumptionPerAirVolume).toBeCloseTo(
      (recorded?.powerConsumptionPerAirVolume ?? 0) * SHARE,
      4,
    );
    expect(recorded).not.toHaveProperty("air");
  });

  test("names a motor that a cold start asks too much of, and lists it behind", async () => {
    const cold = [target("airTemperature", 20), target("lowestAirTemperature", -40)];
    const of = async (more: readonly object[]) => {
      const { list } = await query({ ...FAN, curveProperties: [...point(10_000, 500), ...more] });
      return list.find(({ id }) => id === "exact")?.shortcomings;
    };
    // 1.85 kW at 20 ℃, 2.33 kW at −40 ℃, of 2.2 kW.
    expect(await of([target("airTemperature", 20)])).not.toContain("motorShort");
    expect(await of(cold)).toContain("motorShort");
    expect(await of([])).not.toContain("motorShort");
  });

  test("is refused for an air that cannot be, by field, code and sentence", async () => {
    const answer = await ask("/v1/products/query", {
      ...FAN,
      curveProperties: [...point(10_000, 500), target("siteAltitude", 9000)],
    });
    expect(answer).toMatchObject({
      status: 400,
      data: {
        issues: [
          {
            path: "curveProperties.2.value",
            message: "altitude-out-of-range 海拔应在 −500 到 5000 m 之间",
          },
        ],
      },
    });
  });
});
