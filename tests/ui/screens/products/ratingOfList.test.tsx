import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { foundFan, openList } from "./openList.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const CATALOGUE = { products: [foundFan("T4-72-6A")], isVisited: false };
const DUTY = `/fan?duty=${PROPERTY.airFlow}:12000:10`;
/** The dialog's script comes when it is offered. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });
const dialog = () => screen.queryByRole("dialog", { name: "这次筛选的结果满意吗" });

it("a list found by a duty is offered to be rated 2 s later", async () => {
  openList(<FanList />, CATALOGUE, DUTY);
  await pass(100);
  expect(screen.getByRole("link", { name: "T4-72-6A" })).toBeTruthy();
  expect(dialog()).toBeNull();
  await pass(2000);
  expect(dialog()).toBeTruthy();
});

it.each([
  ["that nothing narrows", "/fan?speed=double", CATALOGUE],
  ["that did not come", DUTY, { ...CATALOGUE, isDown: true }],
])("a list %s is not", async (_what, address, catalogue) => {
  openList(<FanList />, catalogue, address);
  await pass(10_000);
  expect(dialog()).toBeNull();
});
