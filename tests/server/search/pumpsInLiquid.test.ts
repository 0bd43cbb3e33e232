import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queryProducts } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { startSearchServer, target, type SearchServer } from "../../support/searchServer.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());
const ask = (path: string, body: object) => server.ask(path, body);
const query = async (body: object) =>
  v.parse(queryProducts.output, (await ask("/v1/products/query", body)).data);

describe("a search of pumps in a liquid", () => {
  const PUMPS = { gjwCategoryCode: "C000002" };
  const duty = [target(PROPERTY.airFlow, 40), target(PROPERTY.head, 33)];
  const first = async (...more: readonly object[]) =>
    (await query({ ...PUMPS, curveProperties: [...duty, ...more] })).list[0];

  test("meets the duty with water's curves, and tells power, NPSH and viscosity with the liquid", async () => {
    const water = await first();
    const here = await first(
      target("liquidTemperature", 80),
      target("suctionHead", 2),
      target("suctionLoss", 0.5),
    );
    expect(water).not.toHaveProperty("liquid");
    expect(here?.productPropertyValues).toEqual(water?.productPropertyValues);
    // ρ·g·Q·H/(3600·1000·η) with 971.8 kg/m³.
    expect(here?.liquid?.shaftPower).toBeCloseTo((971.77 * 9.80665 * 40 * 33) / 3.6e6 / 0.75, 2);
    expect(here?.liquid?.npsh).toEqual({
      flow: expect.closeTo(40, 1),
      available: expect.closeTo((101_325 - 47_414) / (971.77 * 9.80665) + 2 - 0.5, 2),
      required: null,
      verdict: "unknown",
    });
    expect(here?.shortcomings).toContain("npshUnknown");
    expect(here?.liquid?.viscosity).toEqual({ state: "none", flow: null, efficiency: null });
  });

  test("says of a thick liquid what cannot be corrected", async () => {
    const thick = await first(target("propyleneFraction", 50), target("liquidTemperature", 0));
    // It states neither speed nor stages.
    expect(thick?.liquid).toMatchObject({ npsh: null, viscosity: { state: "unknown" } });
    expect(thick?.shortcomings).not.toContain("npshUnknown");
  });

  test("is refused for a liquid that cannot be, by field, code and sentence", async () => {
    const answer = await ask("/v1/products/query", {
      ...PUMPS,
      curveProperties: [...duty, target("ethyleneFraction", 25), target("liquidTemperature", -15)],
    });
    expect(answer).toMatchObject({
      status: 400,
      data: {
        issues: [
          {
            path: "curveProperties.3.value",
            message: "below-freezing −15 ℃ 低于该浓度的冰点 −11.0 ℃",
          },
        ],
      },
    });
  });
});
