import { describe, expect, it } from "vitest";
import { keptPlaces, type Place } from "#ui/shell/route/keptPlaces.ts";
import type { RouteMeta } from "#ui/shell/route/RouteMeta.ts";
import type { RouteName } from "#ui/shell/route/routes.ts";

const place = (screen: RouteName, pathname: string, meta: Partial<RouteMeta> = {}): Place => ({
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
const list = place("Index", "/", { keepAlive: true, aliveTo: ["Help"] });
const detail = place("Help", "/help");
const elsewhere = place("FanCoilMultiRoom", "/multiRoom/fanCoil");

describe("a place that was left", () => {
  it("stays alive on the way to a screen that its route names", () => {
    expect(keptPlaces([], list, detail)).toEqual([list]);
  });

  it("ends on the way to any other", () => {
    expect(keptPlaces([], list, elsewhere)).toEqual([]);
    expect(keptPlaces([list], detail, elsewhere)).toEqual([]);
  });

  it("is no longer hidden once somebody is back", () => {
    expect(keptPlaces([list], detail, list)).toEqual([]);
  });

  it("ends when its route keeps nothing alive", () => {
    expect(keptPlaces([], { ...list, route: { ...list.route, keepAlive: false } }, detail)).toEqual([]);
  });
});
