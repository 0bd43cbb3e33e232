import { expect, it } from "vitest";
import { ANONYMOUS_WEB, type Session } from "#ui/page/services/useSession.ts";
import { hasTabs, hasUserMenu, libraryTabs } from "#ui/shell/route/libraryTabs.ts";

const inHost = (stated: Partial<Session> = {}): Session => ({
  ...ANONYMOUS_WEB,
  platform: "g",
  softwareCode: "AppGmep",
  desktopVersion: "0.46.0.0",
  ...stated,
});
const modulesOf = (session: Session, current: Parameters<typeof libraryTabs>[1] = "none") =>
  libraryTabs(session, current).map(({ module }) => module);

it.each([
  ["a desktop host of 0.45", {}, true],
  ["exactly 0.45", { desktopVersion: "0.45" }, true],
  ["an older one", { desktopVersion: "0.44.9.9" }, false],
  ["one that has not told its version", { desktopVersion: null }, false],
  ["one that tells no version", { desktopVersion: "latest" }, false],
  ["the road app above 2.5", { softwareCode: "AppGroad", softwareVersion: "2.5.0.1" }, true],
  ["the road app of 2.5", { softwareCode: "AppGroad", softwareVersion: "2.5" }, false],
  ["the road app without a version", { softwareCode: "AppGroad" }, false],
  ["a program that selects equipment", { fromEntrance: "equipment" }, false],
  ["a plug-in", { platform: "r" }, false],
  ["a custom shell", { platform: "cs" }, false],
  ["the web", { platform: "web", desktopVersion: null }, true],
] as const)("%s: %o has tabs: %s", (_, stated, expected) => {
  expect(hasTabs(inHost(stated))).toBe(expected);
});

it.each([
  ["AppGmep", ["product", "scene"]],
  ["AppGarch", ["material", "module", "scene"]],
  ["AppGstr", ["module"]],
  ["AppGbr", ["template"]],
  [null, []],
])("program %s sees of the restricted libraries %j", (softwareCode, expected) => {
  const restricted = ["product", "module", "material", "template", "scene", "practice"];
  const seen = modulesOf(inHost({ softwareCode })).filter((module) => restricted.includes(module));
  expect(seen).toEqual(expected);
});

it("always has the tab of the library that somebody stands in", () => {
  expect(modulesOf(inHost({ softwareCode: "AppGstr" }), "product")).toContain("product");
  expect(modulesOf(inHost({ softwareCode: "AppGarch" }), "practice")).toContain("practice");
});

it.each(["projectComponent", "engineeringPractice"])("has from entrance %s that tab only", (fromEntrance) => {
  expect(modulesOf(inHost({ fromEntrance }), "product")).toEqual(["product"]);
});

it("restricts no library on the web", () => {
  expect(modulesOf(ANONYMOUS_WEB)).toContain("product");
});

it.each([
  ["AppGarch", "standalone", true],
  ["AppGstr", "standalone", true],
  ["AppGmep", "standalone", true],
  ["AppGbr", "standalone", false],
  ["AppGmep", "collaboration", false],
] as const)("%s of the %s edition has a user menu: %s", (softwareCode, edition, expected) => {
  expect(hasUserMenu(inHost({ softwareCode, edition }))).toBe(expected);
});
