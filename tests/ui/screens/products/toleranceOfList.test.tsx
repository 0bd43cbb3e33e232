import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { useAcceptanceGrades } from "#ui/product/tolerance/useAcceptanceGrades.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { foundFan, openList } from "./openList.tsx";

const FLOW = `duty=${PROPERTY.airFlow}:12000`;
const DUTY = `${FLOW},${PROPERTY.totalPressure}:650`;
const PRODUCTS = { products: [foundFan("A")] };

test("a grade is chosen for a duty, required, and taken back: in the address and the question", async () => {
  const user = userEvent.setup();
  const { asked, at } = openList(<FanList />, PRODUCTS, `/fan?${DUTY}`);
  await user.click(await screen.findByRole("combobox", { name: "公差" }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "AN1 级公差",
    "AN2 级公差",
    "AN3 级公差",
    "AN4 级公差",
  ]);
  await user.click(screen.getByRole("option", { name: "AN2 级公差" }));
  expect(at.address).toBe(`/fan?${DUTY}&tolerance=AN2`);
  expect(useAcceptanceGrades.getState().fan).toBe("AN2");
  await user.click(await screen.findByRole("checkbox", { name: "全部公差下满足" }));
  expect(at.address).toBe(`/fan?${DUTY}&tolerance=AN2:all`);
  expect([...new Set(asked.map(({ tolerance }) => JSON.stringify(tolerance)))]).toEqual([
    "null",
    '{"grade":"AN2","isRequired":false}',
    '{"grade":"AN2","isRequired":true}',
  ]);
  const tags = screen.getByRole("group", { name: "曲线" });
  expect(tags.textContent).toContain("AN2 级，全部公差下满足");
  await user.click(within(tags).getByRole("button", { name: /公差/u }));
  expect(at.address).toBe(`/fan?${DUTY}`);
  expect(screen.queryByRole("checkbox", { name: "全部公差下满足" })).toBeNull();
});

test("without a pressure nothing is judged: no field stands, and an address's grade is not asked for", async () => {
  const { asked } = openList(<FanList />, PRODUCTS, `/fan?${FLOW}&tolerance=AN2:all`);
  await screen.findByRole("row", { name: /A/u });
  await screen.findByRole("combobox", { name: "数据" });
  expect(screen.queryByRole("combobox", { name: "公差" })).toBeNull();
  expect([...new Set(asked.map(({ tolerance }) => tolerance))]).toEqual([null]);
  expect(screen.getByRole("group", { name: "曲线" }).textContent).not.toContain("公差");
});

test("a list that nothing meets under all tolerances leads to what meets it by name", async () => {
  const user = userEvent.setup();
  const { at } = openList(
    <FanList />,
    { products: [], relaxations: [{ kind: "tolerance", count: 617 }] },
    `/fan?${DUTY}&tolerance=AN4:all`,
  );
  await user.click(await screen.findByRole("button", { name: "不限公差下满足（617 个）" }));
  expect(at.address).toBe(`/fan?${DUTY}&tolerance=AN4`);
});
