import { expect, test } from "vitest";
import type { DimensionPart, Triple } from "#domain/things/model/displayData.ts";
import { mergeModel } from "#domain/things/model/mergeModel.ts";
import { boxFaces, bundledModel, modelOf } from "../../../support/modelMaker.ts";

/** Dimensions around a box whose centre is the origin. */
const dimensionsOf = (children: readonly DimensionPart[], matrix?: readonly number[]) =>
  mergeModel(
    modelOf([
      ...boxFaces([-1, -1, -1], [2, 2, 2]),
      {
        type: "group",
        name: "",
        ...(matrix ? { matrix } : {}),
        children: [{ type: "dimension", name: "", children }],
      },
    ]),
  ).dimensions;

const AXES = { center: [1, 2, 3], xAxis: [0, 1, 0], yAxis: [0, 0, 1] } as const;

const endsOf = (lines: Float32Array) => [[...lines.slice(0, 3)], [...lines.slice(-3)]];
const distancesTo = ([x, y, z]: Triple, lines: Float32Array) =>
  Array.from({ length: lines.length / 3 }, (_, at) =>
    Math.hypot(lines[at * 3]! - x, lines[at * 3 + 1]! - y, lines[at * 3 + 2]! - z),
  );

test("an arc is 50 segments from its start to its end, as far from its middle as it says", () => {
  const { lines } = dimensionsOf([{ type: "arc", ...AXES, radius: 5, start: 0, end: Math.PI / 2 }]);
  expect(lines).toHaveLength(50 * 6);
  for (const distance of distancesTo(AXES.center, lines)) expect(distance).toBeCloseTo(5, 5);
  const [first, last] = endsOf(lines);
  [1, 7, 3].forEach((value, axis) => expect(first![axis]).toBeCloseTo(value, 5));
  [1, 2, 8].forEach((value, axis) => expect(last![axis]).toBeCloseTo(value, 5));
});

test("an ellipse is 100 segments that close, within its radii", () => {
  const { lines } = dimensionsOf([
    { type: "ellipse", center: [0, 0, 0], xAxis: [3, 0, 0], yAxis: [0, 1, 0] },
  ]);
  expect(lines).toHaveLength(100 * 6);
  const [first, last] = endsOf(lines);
  first!.forEach((value, axis) => expect(value).toBeCloseTo(last![axis]!, 5));
  for (let at = 0; at < lines.length; at += 3)
    expect((lines[at]! / 3) ** 2 + lines[at + 1]! ** 2).toBeCloseTo(1, 5);
});

test("lines, edges through several points and texts move with what they stand in", () => {
  const move = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 10, 20, 30, 1];
  const { lines, labels } = dimensionsOf(
    [
      { type: "line", from: [1, 0, 0], to: [2, 0, 0] },
      { type: "edge", points: [0, 0, 0, 1, 0, 0, 1, 1, 0] },
      { type: "text", position: [1, 0, 0], text: "⌀ 100 宽", height: 4 },
      { type: "text", position: [0, 0, 0], text: " ", height: 4 },
    ],
    move,
  );
  expect([...lines]).toEqual(
    [
      [10, 21, 30, 10, 22, 30],
      [10, 20, 30, 10, 21, 30, 10, 21, 30, 9, 21, 30],
    ].flat(),
  );
  expect(labels).toEqual([{ text: "⌀ 100 宽", height: 4, position: [10, 21, 30] }]);
});

test("a bundled part says its overall sizes", () => {
  const { lines, labels } = mergeModel(bundledModel("radiator-panel")).dimensions;
  expect(lines).toHaveLength(9 * 6);
  expect(labels.map(({ text }) => text)).toEqual(["2163", "143", "834"]);
});
