import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listProductCurves } from "#api/contract/curves.ts";
import { getProduct } from "#api/contract/products.ts";
import { queryProducts, type FoundProduct } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { chosenYear } from "#domain/products/energy/chosenYear.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { NO_PRICES } from "#domain/products/energy/energyCosts.ts";
import { motorFactsOf } from "#ui/energy/motorFactsOf.ts";
import { chartSourceOf } from "#ui/chart/chartSourceOf.ts";
import { createCurveService } from "#workers/curve/curveService.ts";
import { callerOf } from "../../support/caller.ts";
import { FAN, point, startSearchServer, target, type SearchServer } from "../../support/searchServer.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const PUMP = { gjwCategoryCode: "C000002" };
const CHOICE: EnergyChoice = { ...DEFAULT_CHOICE, hours: 4000 };
const ask = (body: object) => server.ask("/v1/products/query", body);
const query = async (body: object) => v.parse(queryProducts.output, (await ask(body)).data).list;
const energiesOf = (list: readonly FoundProduct[]) =>
  list.map(({ yearlyEnergy }) => yearlyEnergy?.energy ?? null);

/**
 * The yearly energy in the detail of a product opened at a duty: its record and curves over the wire, with the
 * worker's own service.
 */
async function detailYear(
  id: string,
  curveProperties: readonly { code: string; value: number }[],
  choice: EnergyChoice,
) {
  const caller = callerOf(server.app);
  const of = async (path: string) => (await caller.get(path.replace("{id}", id))).data;
  const product = v.parse(getProduct.output, await of(getProduct.path));
  const curves = v.parse(listProductCurves.output, await of(listProductCurves.path));
  const found = await createCurveService().energy({
    chart: {
      machine: product.gjwCategoryCode === PUMP.gjwCategoryCode ? "pump" : "fan",
      products: [chartSourceOf(product, curves)],
      conditions: [curveProperties.map(({ code, value }) => ({ code, value }))],
      rate: null,
    },
    order: { setting: undefined, motor: motorFactsOf(product), choice, prices: NO_PRICES },
  });
  const year = chosenYear(found, choice.control);
  return year.ok
    ? { energy: year.year.energy, shortfall: year.year.shortfall, fault: null }
    : { energy: null, shortfall: 0, fault: year.fault };
}

describe("the years of a duty search", () => {
  test("are those that the details show, to the last digit, or have the same reason", async () => {
    const own = {
      unit: "hours",
      rows: [
        { share: 1, amount: 525 },
        { share: 0.7, amount: 1314 },
        { share: 0, amount: 100 },
      ],
    } as const;
    const duty = point(10_000, 500);
    const asked = [
      { ...FAN, speedControl: "SINGLE_SPEED", curveProperties: duty },
      {
        ...FAN,
        speedControl: "SINGLE_SPEED",
        curveProperties: [...point(10_000, 400), target("siteAltitude", 1900)],
      },
      { ...FAN, speedControl: "SINGLE_SPEED", curveProperties: [...duty, target("staticHead", 100)] },
      {
        ...FAN,
        speedControl: "DOUBLE_SPEED",
        curveProperties: [
          target(PROPERTY.highSpeedAirFlow, 10_000),
          target(PROPERTY.highSpeedTotalPressure, 500),
        ],
      },
      { ...PUMP, curveProperties: [target(PROPERTY.airFlow, 40), target(PROPERTY.head, 32)] },
      {
        ...PUMP,
        curveProperties: [
          target(PROPERTY.airFlow, 40),
          target(PROPERTY.head, 32),
          target("ethyleneFraction", 30),
          target("liquidTemperature", 10),
        ],
      },
    ];
    const choices: readonly Partial<EnergyChoice>[] = [
      {},
      { control: "systemCurve", profile: own, hours: null },
      { control: "constantPressure", profile: "closedLoop" },
      { motorClass: "IE4", poles: 2, control: "proportionalPressure", driveEfficiency: 0.95, leastRate: 0.3 },
    ];
    let [figures, reasons] = [0, 0];
    for (const question of asked)
      for (const changed of choices) {
        const choice = { ...CHOICE, ...changed };
        const list = await query({ ...question, orderBy: "yearlyEnergy", energy: choice });
        expect(list.length).toBeGreaterThan(0);
        for (const { id, yearlyEnergy } of list) {
          expect([id, yearlyEnergy]).toEqual([id, await detailYear(id, question.curveProperties, choice)]);
          if (yearlyEnergy?.fault === null) figures++;
          else reasons++;
        }
      }
    expect([figures > 10, reasons > 0]).toEqual([true, true]);
  });

  test("order the list, none last in either direction, on every page", async () => {
    const body = {
      ...FAN,
      speedControl: "SINGLE_SPEED",
      curveProperties: point(10_000, 500),
      energy: CHOICE,
    };
    const all = await query({ ...body, orderBy: "yearlyEnergy" });
    const energies = energiesOf(all);
    expect(energies.length).toBeGreaterThan(1);
    const sorted = energies.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));
    expect(energies).toEqual(sorted);
    const descending = energiesOf(await query({ ...body, orderBy: "yearlyEnergy", orderType: "DESC" }));
    expect(descending).toEqual(energies.toSorted((a, b) => (b ?? -Infinity) - (a ?? -Infinity)));
    const second = await query({ ...body, orderBy: "yearlyEnergy", pageSize: 1, pageNo: 2 });
    expect(second.map(({ id }) => id)).toEqual([all[1]?.id]);
    const narrowed = await query({ ...body, orderBy: "yearlyEnergy", isSample: false });
    expect(narrowed.map(({ id }) => id)).toEqual(all.filter(({ isSample }) => !isSample).map(({ id }) => id));
  });

  test("stand in the rows of any order that is asked with them, and in no other", async () => {
    const body = { ...FAN, speedControl: "SINGLE_SPEED", curveProperties: point(10_000, 500) };
    for (const found of await query({ ...body, energy: CHOICE }))
      expect(found).toHaveProperty("yearlyEnergy");
    for (const found of await query(body)) expect(found).not.toHaveProperty("yearlyEnergy");
    for (const found of await query({ ...FAN, energy: CHOICE }))
      expect(found).not.toHaveProperty("yearlyEnergy");
    expect((await query({ ...FAN, orderBy: "yearlyEnergy", energy: CHOICE })).length).toBeGreaterThan(0);
  });

  test("are refused for more products than the server is set to order by them, and asked for as many", async () => {
    const few = await startSearchServer({ mostByYear: 1 });
    try {
      const body = { ...FAN, curveProperties: point(10_000, 500), energy: CHOICE };
      const all = v.parse(
        queryProducts.output,
        (await few.ask("/v1/products/query", { ...body, pageSize: 1 })).data,
      );
      expect([all.list.length, all.totalCount > 1]).toEqual([1, true]);
      const refused = await few.ask("/v1/products/query", { ...body, orderBy: "yearlyEnergy" });
      expect([refused.status, refused.faults]).toEqual([400, ["orderBy"]]);
      const narrowed = { ...body, orderBy: "yearlyEnergy", isSample: false };
      const found = v.parse(queryProducts.output, (await few.ask("/v1/products/query", narrowed)).data);
      expect(found.totalCount).toBe(1);
    } finally {
      await few.close();
    }
  });

  test("are refused by field where they cannot be computed", async () => {
    const body = { ...FAN, curveProperties: point(10_000, 500), orderBy: "yearlyEnergy" };
    const faults = async (energy?: object) => {
      const { status, faults: found } = await ask({ ...body, ...(energy === undefined ? {} : { energy }) });
      return [status, ...found];
    };
    const rows = (...amounts: readonly number[]) => amounts.map((amount) => ({ share: 0.5, amount }));
    expect(await faults()).toEqual([400, "energy"]);
    expect(await faults({})).toEqual([400, "energy.hours"]);
    expect(await faults({ hours: 0 })).toEqual([400, "energy.hours"]);
    expect(await faults({ hours: 10, control: "toString" })).toEqual([400, "energy.control"]);
    expect(await faults({ hours: 10, motorClass: "IE9" })).toEqual([400, "energy.motorClass"]);
    expect(await faults({ profile: { unit: "hours", rows: rows(8000, 1000) } })).toEqual([
      400,
      "energy.profile.rows",
    ]);
    expect(await faults({ hours: 100, profile: { unit: "time", rows: rows(0.5, 0.4) } })).toEqual([
      400,
      "energy.profile.rows",
    ]);
    expect(await faults({ hours: 4000 })).toEqual([200]);
  });
});
