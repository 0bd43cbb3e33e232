import { expect, test } from "vitest";
import { listBrands, listParameterValues } from "#api/contract/products.ts";
import { createApp } from "#server/app.ts";
import { createLog } from "#server/log.ts";
import { route } from "#server/route.ts";

const clientSettings = {
  apiBase: "/api",
  accountBase: "/account",
  staticBase: "/static",
  loginOrigin: null,
  assistantUrl: null,
};
const app = createApp({
  routes: [route(listBrands, () => []), route(listParameterValues, () => [])],
  log: createLog("silent"),
  clientSettings,
  health: async () => {},
});

test("answers in the envelope, the random-time parameter left aside", async () => {
  const response = await app.request("/api/search/selection/v1/brands/agg?gjw_category_code=C000006&_t=0.5");
  expect(await response.json()).toEqual({ code: "success", message: "ok", data: [] });
});
