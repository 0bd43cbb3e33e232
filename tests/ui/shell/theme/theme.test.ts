import { DEFAULT_THEME, mergeMantineTheme } from "@mantine/core";
import { expect, it } from "vitest";
import type { Platform } from "#domain/desk/host/platform.ts";
import { cssVariables } from "#ui/shell/theme/cssVariables.ts";
import { makeTheme } from "#ui/shell/theme/theme.ts";

const variable = (platform: Platform, name: `--${string}`) =>
  cssVariables(platform)(mergeMantineTheme(DEFAULT_THEME, makeTheme(platform))).variables[name];

it("has the specified colours of the hosts for accents", () => {
  expect(variable("g", "--v-accent")).toBe("#4897F5");
  expect(variable("r", "--v-accent")).toBe("#2DAFCD");
});

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
/** Contrast against white, WCAG 2.1. */
function onWhite(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 1.05 / (0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0) + 0.05);
}

it.each(["web", "g", "r", "cs"] as const)(
  "writes white on a ground that lets it be read on %s",
  (platform) => {
    expect(onWhite(variable(platform, "--v-primary") ?? "")).toBeGreaterThanOrEqual(4.5);
  },
);

it("moves the drawer on the web only", () => {
  const ms = (platform: Platform) =>
    makeTheme(platform).components?.["DrawerRoot"]?.defaultProps?.["transitionProps"].duration;
  expect([ms("web"), ms("g"), ms("r"), ms("cs")]).toEqual([160, 0, 0, 0]);
});
