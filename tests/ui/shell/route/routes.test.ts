import { expect, it } from "vitest";
import { PLATFORMS } from "#domain/desk/host/platform.ts";
import { asksForLogin, resolveRoute } from "#ui/shell/route/resolveRoute.ts";
import type { RouteMeta } from "#ui/shell/route/RouteMeta.ts";
import { documentTitleOf, ROUTES } from "#ui/shell/route/routes.ts";
import { SCREENS } from "#ui/shell/route/screens.ts";

const routes: readonly RouteMeta[] = ROUTES;
const at = (path: string) => routes.find(({ paths }) => paths.includes(path));

it.each([
  ["/", "/startSearch"],
  ["/multiRoom/fanCoil", "/fanCoil/multiRoom"],
  ["/multiRoom/indoorUnit"],
  ["/multiRoom/airOutlet"],
  ["/fan", "/products"],
  ["/pump"],
  ["/productList/:categoryCode"],
  ["/product/detail/:id"],
  ["/selectedProducts"],
  ["/documents"],
  ["/doc-detail"],
  ["/error"],
  ["/material"],
  ["/module"],
  ["/goods"],
  ["/components"],
  ["/practice"],
  ["/scheme"],
  ["/scenes"],
  ["/scenes/:id/components"],
])("has the specification's place %s", (...paths) => {
  expect(at(paths[0] ?? "")?.paths).toEqual(paths);
});

it("asks nobody to log in on the library's home and in batch selection", () => {
  for (const path of ["/", "/multiRoom/fanCoil", "/multiRoom/indoorUnit", "/multiRoom/airOutlet"])
    expect(at(path)?.ignoreLogin).toBe(true);
});

it("asks for a login in the scene library everywhere but on the web", () => {
  const scenes = at("/scenes");
  expect(scenes).toBeDefined();
  const asking = PLATFORMS.filter((platform) => scenes && asksForLogin(scenes, platform));
  expect(asking).toEqual(["r", "g", "cs"]);
});

it.each([
  ["/material", ["g"]],
  ["/module", ["g", "web"]],
  ["/goods", ["g"]],
  ["/components", ["g", "cs", "web"]],
  ["/practice", ["g"]],
  ["/scheme", ["g", "web"]],
  ["/scenes", ["g", "web"]],
  ["/scenes/:id/components", ["g", "web"]],
])("lets %s be only where the specification has it", (path, platforms) => {
  expect(at(path)?.platforms).toEqual(platforms);
});

it("keeps the fan list alive on the way to a detail, a comparison and the selection list, with its menu", () => {
  expect(at("/fan")).toMatchObject({
    title: "通风机",
    showMenu: true,
    keepAlive: true,
    aliveTo: ["ProductDetail", "ProductCompare", "SelectionList"],
  });
});

it("names every place once, and every address once", () => {
  const names = routes.map(({ name }) => name);
  const addresses = routes.flatMap(({ paths }) => paths);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { aliveTo } of routes) for (const name of aliveTo) expect(names).toContain(name);
});

it("titles the document by documentTitle, else by title, else 产品库", () => {
  expect(documentTitleOf({ title: "批量选型", documentTitle: "风机盘管批量选型" })).toBe("风机盘管批量选型");
  expect(documentTitleOf({ title: "通风机" })).toBe("通风机");
  expect(documentTitleOf({ title: "" })).toBe("产品库");
  expect(documentTitleOf(undefined)).toBe("产品库");
});

it("opens the fan-coil batch at both of its addresses", () => {
  for (const path of ["/multiRoom/fanCoil", "/fanCoil/multiRoom"])
    expect(resolveRoute(path, "web")).toMatchObject({ ok: true, screen: "FanCoilMultiRoom" });
});

it("opens the home at both of its addresses", () => {
  for (const path of ["/", "/startSearch"])
    expect(resolveRoute(path, "r")).toMatchObject({ ok: true, screen: "Index" });
});

it("has nothing at an unknown address", () => {
  expect(resolveRoute("/fans", "web")).toEqual({ ok: false, code: "unknown" });
  expect(resolveRoute("/productList", "web")).toEqual({ ok: false, code: "unknown" });
});

it("knows a place of another platform", () => {
  expect(resolveRoute("/material", "web")).toEqual({ ok: false, code: "other-platform" });
  expect(resolveRoute("/scenes/12/components", "r")).toEqual({ ok: false, code: "other-platform" });
});

it("has a screen for every place", () => {
  expect(routes.map(({ name }) => name).filter((name) => !Object.hasOwn(SCREENS, name))).toEqual([]);
  expect(resolveRoute("/module", "web")).toMatchObject({ ok: true, screen: "ModuleList" });
});
