import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { ChartSkeleton } from "#ui/chart/ChartSkeleton.tsx";
import { renderInApp } from "../renderInApp.tsx";

const product = (id: string, ...codes: readonly string[]) => ({
  id,
  name: id,
  curves: codes.map((curveCode) => ({
    curveCode,
    isScalable: true,
    curvePropertyDefinitions: [],
    points: [],
  })),
});
const MANY = ["head", "efficiency", "shaftPower", "npsh", "inputPower"];

test.each([
  ["a fan's two axes", "fan", [product("a", "totalPressure", "totalPressureEfficiency")], "1", 0],
  ["a pump's four axes, with its row of speeds", "pump", [product("a", ...MANY)], "2", 1],
  ["two pumps, of one quantity", "pump", [product("a", ...MANY), product("b", ...MANY)], "1", 1],
  ["a fan whose curves are being fetched", "fan", [], "1", 0],
  ["a pump whose curves are being fetched", "pump", [], "2", 1],
  [
    "an unknown quantity, which has no axis",
    "fan",
    [product("a", "totalPressure", "__proto__", "x", "y")],
    "1",
    0,
  ],
] as const)("has the grids of %s", (_, machine: Machine, products, grids, rows) => {
  renderInApp(<ChartSkeleton machine={machine} products={products} />);
  const canvas = screen.getByLabelText("正在绘制曲线").closest<HTMLElement>("[data-grids]");
  expect(canvas?.dataset["grids"]).toBe(grids);
  // Below the head.
  expect(canvas?.parentElement?.childElementCount).toBe(2 + rows);
});
