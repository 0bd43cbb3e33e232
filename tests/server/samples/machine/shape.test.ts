import { expect, test } from "vitest";
import { parseData } from "#server/process/readData.ts";
import { FanFamiliesSchema } from "#server/samples/fan/FanFamily.ts";
import { ShapeSchema } from "#server/samples/machine/shape.ts";

test("a shape runs through its points", () => {
  const shape = parseData("data/samples/fans.json", "[[0.25, 1.18], [0.7, 1.2], [1, 1]]", ShapeSchema);
  expect([0.25, 0.7, 1].map((share) => Number(shape(share).toFixed(12)))).toEqual([1.18, 1.2, 1]);
});

test("a file of samples that its schema refuses is named with line and field", () => {
  const SHAPE = `{ "flowShares": [0.5, 1], "pressure": [[0.5, 1], [1, 1]], "efficiency": [[0.5, 1], [1, 1]] }`;
  const text = `{
  "shapes": {
    "backward": { "flowShares": [0.5, 1], "pressure": [[1, 1], [0.5, 1]], "efficiency": [[0.5, 1], [1, 1]] },
    "forward": ${SHAPE},
    "axial": ${SHAPE.replace("1], ", "0.9], ")},
    "mixed": ${SHAPE}
  },
  "families": []
}`;
  expect(() => parseData("data/samples/fans.json", text, FanFamiliesSchema)).toThrow(
    "data/samples/fans.json, line 3, shapes.backward.pressure: is not ascending\ndata/samples/fans.json, line 5, shapes.axial.flowShares: has no 1",
  );
});
