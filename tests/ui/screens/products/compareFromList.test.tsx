import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { useComparisons } from "#ui/product/compare/useComparisons.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { foundFan, openList } from "./openList.tsx";
import { keyed } from "#domain/base/keyed.ts";

const FANS = ["1", "2", "3", "4", "5", "6", "7"].map((model) => foundFan(model));

afterEach(() => {
  act(() => useComparisons.setState(keyed({}), true));
  localStorage.clear();
});

const tick = (model: string) => screen.findByRole<HTMLInputElement>("checkbox", { name: `对比 ${model}` });
const choose = async (...models: string[]) => {
  for (const model of models) await userEvent.click(await tick(model));
};

it("says nothing of a comparison before something is chosen, and needs a second product", async () => {
  const { at } = openList(<FanList />, { products: FANS });
  await tick("1");
  expect(screen.queryByRole("region", { name: "对比" })).toBeNull();
  await choose("1");
  expect(screen.getByRole("region", { name: "对比" }).textContent).toContain("对比 (1)");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "开始对比" }).disabled).toBe(true);
  expect(at.address).toBe("/fan");
});

it("goes to the comparison with the duty of the list", async () => {
  const duty = `/fan?duty=${PROPERTY.airFlow}:12000:5,${PROPERTY.totalPressure}:650`;
  const { at } = openList(<FanList />, { products: FANS }, duty);
  await choose("2", "1", "4");
  await userEvent.click(screen.getByRole("link", { name: "开始对比" }));
  await waitFor(() =>
    expect(at.address).toContain("/product/compare?ids=fan-2,fan-1,fan-4&designProperties="),
  );
  expect(at.address).toContain(`"code":"${PROPERTY.totalPressure}","value":650`);
});

it("takes no seventh, gives one back, and forgets them all", async () => {
  openList(<FanList />, { products: FANS });
  await choose("1", "2", "3", "4", "5", "6");
  expect((await tick("7")).disabled).toBe(true);
  await choose("3");
  expect((await tick("7")).disabled).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "清空" }));
  expect(screen.queryByRole("region", { name: "对比" })).toBeNull();
  expect((await tick("1")).checked).toBe(false);
});

it("follows what another tab chooses", async () => {
  openList(<FanList />, { products: FANS });
  await choose("1");
  const kept = localStorage.getItem("volute.comparisons");
  expect(kept).toContain("fan-1");
  const other = JSON.stringify({ C000001: [{ id: "fan-5", model: "5" }] });
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "volute.comparisons", newValue: other }));
  });
  expect((await tick("5")).checked).toBe(true);
  expect((await tick("1")).checked).toBe(false);
});
