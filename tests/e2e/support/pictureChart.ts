import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

type Place = readonly [x: number, y: number];

interface TrueAxis {
  readonly id: string;
  readonly panel: string;
  readonly side: string;
  readonly quantity: string;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

/** What a chart of tests/fixtures/curves shows. */
export interface TrueChart {
  readonly size: readonly [number, number];
  readonly panels: readonly { readonly id: string; readonly frame: readonly [Place, Place, Place, Place] }[];
  readonly axes: readonly TrueAxis[];
  readonly curves: readonly {
    readonly id: string;
    readonly x: string;
    readonly y: string;
    readonly points: readonly Place[];
  }[];
}

export const trueChart = (name: string): TrueChart =>
  JSON.parse(readFileSync(`tests/fixtures/curves/${name}.json`, "utf8")) as TrueChart;

const CLICKS = 5;

/** Where a share of a frame stands, on one that hardly differs from a parallelogram. */
function placeIn([a, b, c, d]: TrueChart["panels"][number]["frame"], u: number, v: number): Place {
  const mix = (at: 0 | 1) =>
    (1 - u) * (1 - v) * d[at] + u * (1 - v) * c[at] + (1 - u) * v * a[at] + u * v * b[at];
  return [mix(0), mix(1)];
}

/** Five places of a curve where a person would click, in the measure of its file. */
export function clicksOf(chart: TrueChart, curve: TrueChart["curves"][number]): readonly Place[] {
  const axisOf = (id: string) => chart.axes.find((axis) => axis.id === id)!;
  const [x, y] = [axisOf(curve.x), axisOf(curve.y)];
  const { frame } = chart.panels.find(({ id }) => id === y.panel)!;
  return Array.from({ length: CLICKS }, (_, at) => {
    const [u, v] = curve.points[Math.round((at / (CLICKS - 1)) * (curve.points.length - 1))]!;
    return placeIn(frame, (u - x.min) / (x.max - x.min), (v - y.min) / (y.max - y.min));
  });
}

/** Clicks on the picture that is shown, at places in the measure of its file. */
export async function clickPicture(page: Page, chart: TrueChart, places: readonly Place[]): Promise<void> {
  const picture = page.getByRole("application", { name: "样本图片" }).locator("svg");
  const box = (await picture.boundingBox())!;
  for (const [x, y] of places)
    await page.mouse.click(box.x + (x / chart.size[0]) * box.width, box.y + (y / chart.size[1]) * box.height);
}

/** Both ends of an axis, and its unit where it is not the one proposed. */
export async function fillAxis(page: Page, name: string, axis: TrueAxis): Promise<void> {
  const [low, high] = axis.side === "bottom" ? ["左端", "右端"] : ["下端", "上端"];
  for (const [end, value] of [
    [low, axis.min],
    [high, axis.max],
  ] as const) {
    const field = page.getByRole("textbox", { name: `${name}${end}`, exact: true });
    await field.fill(String(value));
    await field.press("Enter");
  }
  const unit = page.getByRole("textbox", { name: `${name}单位`, exact: true });
  if ((await unit.inputValue()) !== axis.unit) await unit.fill(axis.unit);
}

const RANGE = 4;

/** The range that the table says of a curve is the true one, to a percent of the span of its axes. */
export async function expectRange(
  page: Page,
  name: string,
  chart: TrueChart,
  curve: TrueChart["curves"][number],
): Promise<void> {
  const row = page
    .getByRole("table", { name: "读出的曲线" })
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox", { name, exact: true }) });
  const told = /(?<from>[\d.]+)–(?<to>[\d.]+) \S+，(?<first>[\d.]+) → (?<last>[\d.]+) /u;
  const range = row.getByRole("cell").nth(RANGE);
  await expect(range).toContainText(told);
  const { from, to, first, last } = told.exec((await range.textContent())!)!.groups!;
  const spanOf = (id: string) => {
    const { min, max } = chart.axes.find((axis) => axis.id === id)!;
    return max - min;
  };
  const [one, other] = [curve.points[0]!, curve.points.at(-1)!];
  const off = (said: string | undefined, value: number, axis: string) =>
    Math.abs(Number(said) - value) / spanOf(axis);
  expect(off(from, one[0], curve.x)).toBeLessThan(0.01);
  expect(off(to, other[0], curve.x)).toBeLessThan(0.01);
  expect(off(first, one[1], curve.y)).toBeLessThan(0.015);
  expect(off(last, other[1], curve.y)).toBeLessThan(0.015);
}
