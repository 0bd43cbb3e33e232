import { describe, expect, it } from "vitest";
import { keptScreens, type OpenScreen } from "#ui/shell/route/keptScreens.ts";
import type { RouteMeta } from "#ui/shell/route/RouteMeta.ts";
import type { RouteName } from "#ui/shell/route/routes.ts";

const open = (screen: RouteName, pathname: string, meta: Partial<RouteMeta> = {}): OpenScreen => ({
  route: {
    name: screen,
    paths: [pathname],
    module: "product",
    title: "",
    ignoreLogin: true,
    keepAlive: false,
    aliveTo: [],
    showMenu: false,
    showBasket: false,
    ...meta,
  },
  screen,
  location: { pathname, search: "", hash: "", state: null, key: pathname },
});

// The names are any two screens: what counts is what the routes say of one another.
const list = open("Index", "/", { keepAlive: true, aliveTo: ["Help"] });
const detail = open("Help", "/help");
const elsewhere = open("FanCoilMultiRoom", "/multiRoom/fanCoil");

describe("a place that was left", () => {
  it("stays alive on the way to a screen that its route names", () => {
    expect(keptScreens([], list, detail)).toEqual([list]);
  });

  it("ends on the way to any other", () => {
    expect(keptScreens([], list, elsewhere)).toEqual([]);
    expect(keptScreens([list], detail, elsewhere)).toEqual([]);
  });

  it("is no longer hidden once somebody is back", () => {
    expect(keptScreens([list], detail, list)).toEqual([]);
  });

  it("ends when its route keeps nothing alive", () => {
    expect(keptScreens([], { ...list, route: { ...list.route, keepAlive: false } }, detail)).toEqual([]);
  });
});
