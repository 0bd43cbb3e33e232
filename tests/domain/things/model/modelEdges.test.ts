import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeModel } from "#domain/things/model/mergeModel.ts";
import { modelEdges } from "#domain/things/model/modelEdges.ts";
import { anyModel, boxFaces, bundledModel, faceOf, modelOf } from "../../../support/modelMaker.ts";
import { edgeTexts, plainEdges } from "../../../support/plain/model/plainEdges.ts";
import { runsOf } from "../../../support/runsOf.ts";

test("edges are those of the rule as it reads", () => {
  fc.assert(
    fc.property(anyModel, (model) => {
      const { groups } = mergeModel(model);
      expect(edgeTexts(modelEdges(groups)).sort()).toEqual(plainEdges(groups).sort());
    }),
    { numRuns: runsOf(200) },
  );
});

test.each(["blower", "solenoid-valve-cjv23", "radiator-panel"])("so they are of %s", (id) => {
  const { groups, edges } = mergeModel(bundledModel(id));
  expect(edgeTexts(edges).sort()).toEqual(plainEdges(groups).sort());
});

test.each([8, 40, 200])(
  "a cone of %d triangles has its rim, and its flanks where they fold, like the rule",
  (count) => {
    const rim = Array.from({ length: count }, (_, at) => {
      const turn = (2 * Math.PI * at) / count;
      return [Math.cos(turn), Math.sin(turn), 0];
    });
    const flank = (at: number) => [0, at + 1, ((at + 1) % count) + 1];
    const triangles = rim.flatMap((_, at) => flank(at));
    // One of them twice, so that three triangles share its sides.
    const face = faceOf({ vertices: [0, 0, 1, ...rim.flat()], triangles: [...triangles, ...flank(3)] });
    const { groups, edges } = mergeModel(modelOf([face]));
    expect(edgeTexts(edges).sort()).toEqual(plainEdges(groups).sort());
  },
);

test("a box has four edges a face, and none along the diagonals", () => {
  expect(mergeModel(modelOf(boxFaces([0, 0, 0], [3, 4, 5]))).edges).toHaveLength(6 * 4 * 6);
});

test("a fold is an edge beyond 25°, and 0 and -0 are one place", () => {
  const folded = (degrees: number) => {
    const [y, z] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const vertices = [0, 0, 0, 1, 0, 0, 0, -1, 0, -0, -0, -0, 1, -0, 0, 0, y, z];
    return faceOf({ vertices, triangles: [1, 0, 2, 3, 4, 5] });
  };
  expect(mergeModel(modelOf([folded(24)])).edges).toHaveLength(4 * 6);
  expect(mergeModel(modelOf([folded(26)])).edges).toHaveLength(5 * 6);
});
