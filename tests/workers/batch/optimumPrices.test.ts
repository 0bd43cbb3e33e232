import { describe, expect, it } from "vitest";
import { eachWithItsOwnBatch } from "../../support/batchRuns.ts";
import { building, never, optimised, question } from "../../support/optimumRuns.ts";
import { envelope, serverError } from "../../support/scriptedServer.ts";

eachWithItsOwnBatch();

describe("a search with prices", () => {
  const price = (productId: string, yuan: number) => ({
    productId,
    price: yuan,
    pricedOn: `2026-0${Number(productId.slice(2))}-01`,
    isSample: true,
  });
  /** The server knows what M3 and M5 cost, in the area of the call. */
  async function priced(loads: readonly number[]) {
    const { client, server } = await building(loads);
    server.follow(({ path, body }) => {
      if (!path.endsWith("/product_prices")) return undefined;
      const { areaCode } = body as { areaCode: string | null };
      return envelope([price("p-3", areaCode === null ? 1_000 : 900), price("p-5", 2_000.5)]);
    });
    const asked = () => server.calls.filter(({ path }) => path.endsWith("/product_prices"));
    return { client, server, asked };
  }

  it("sums what has a price, names rooms that have none, and lists what each changed room costs", async () => {
    const { client, asked } = await priced([1.8, 2.7, 3.5, 6]);
    const { scope, found } = await optimised(client, question({ objective: "price", priceArea: null }));
    expect(scope).toMatchObject({
      objectives: ["fewest", "excess", "power", "price", "robust"],
      prices: { isSample: true, oldest: "2026-03-01" },
      unpriced: 1,
      today: { price: { yuan: 1_000, priced: 1, units: 4 } },
    });
    // M3, M3, M5, and M7 for the room that no priced unit serves.
    expect(found?.steps.map(({ models, price: sum }) => [models, sum])).toEqual([
      [3, { yuan: 4_000.5, priced: 3, units: 4 }],
    ]);
    expect(await client.optimumChanges(3, 0, 9)).toMatchObject({
      ok: true,
      value: [
        { from: { model: "M2", price: null }, to: { model: "M3", price: 1_000 } },
        { from: { model: "M4", price: null }, to: { model: "M5", price: 2_000.5 } },
      ],
    });
    expect(asked().map(({ body }) => body)).toEqual([
      {
        categoryCode: expect.any(String),
        areaCode: null,
        productIds: expect.arrayContaining(["p-3", "p-7"]),
      },
    ]);
  });

  it("asks once for an area, anew for another, and not where prices are not to be seen", async () => {
    const { client, asked } = await priced([1.8, 2.7]);
    expect((await optimised(client)).scope).toMatchObject({ prices: null, unpriced: 0 });
    expect(asked()).toHaveLength(0);
    await optimised(client, question({ priceArea: null }));
    await optimised(client, question({ objective: "excess", priceArea: null }));
    expect(asked()).toHaveLength(1);
    const there = await optimised(client, question({ objective: "price", priceArea: "510100" }));
    expect(there.found?.steps[0]?.price).toEqual({ yuan: 1_800, priced: 2, units: 2 });
    expect(asked()).toHaveLength(2);
    const after = await optimised(client);
    expect(after.scope?.objectives).not.toContain("price");
    expect(after.found?.steps[0]?.price).toEqual({ yuan: 0, priced: 0, units: 2 });
  });

  it("goes on without them where they do not come, unless it is the price that is looked for", async () => {
    const { client, server } = await priced([1.8, 2.7]);
    server.follow(({ path }) => (path.endsWith("/product_prices") ? serverError() : undefined));
    const { scope, found } = await optimised(client, question({ priceArea: null }));
    expect(scope).toMatchObject({ prices: null, rooms: 2 });
    expect(found?.stage).toBe("done");
    const least = question({ objective: "price", priceArea: null });
    expect(await client.optimise(least, never())).toMatchObject({ ok: false, code: "internal.error" });
  });
});
