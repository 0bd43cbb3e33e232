import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SOURCE_PROPERTY } from "#domain/catalogue/sourceProperties.ts";
import { gridTableOf, lineTableOf, pipeTableOf } from "#domain/building/systems/split/correctionText.ts";
import { readOutdoorUnit } from "#domain/building/systems/split/OutdoorUnit.ts";
import { splitPipes } from "#domain/building/systems/split/splitPipes.ts";
import { PROPOSED_SPLITS } from "#domain/building/systems/split/SplitSettings.ts";
import { drawnRoom } from "../../../../support/drawnSystems.ts";
import { pipesOf, splitRoom as room } from "../../../../support/outdoorUnits.ts";

describe("correction tables in words", () => {
  it("reads a table over one figure, and one over two", () => {
    expect(lineTableOf("50：0.53；100: 1; 130= 1.06")).toEqual({
      at: [50, 100, 130],
      factors: [0.53, 1, 1.06],
    });
    expect(pipeTableOf("m\\%: 50, 100; 10: 1, 1\n100: 0.95，0.9")).toEqual({
      lengths: [10, 100],
      ratios: [0.5, 1],
      factors: [
        [1, 1],
        [0.95, 0.9],
      ],
    });
  });

  it.each(["", "100", "100: 1", "100: 1; 90: 1", "a: 1; b: 2", "1: 2: 3; 2: 3", "1: x; 2: 1"])(
    "does not guess at %j",
    (text) => expect(lineTableOf(text)).toBeNull(),
  );
  it.each(["m: 1, 2; 1: 1", "m: 1, 2; 1: 1, 1; 1: 1, 1", "1: 1, 1; 2: 1, 1", "m: 2, 1; 1: 1, 1"])(
    "does not guess at a grid %j",
    (text) => expect(gridTableOf(text)).toBeNull(),
  );

  it("names the tables of a product that cannot be read", () => {
    const product = { id: "1", model: "A", brandName: null, productSeriesName: null, isSample: false };
    const stated = (text: string) => [
      { code: PROPERTY.coolingCapacity, value: 28 },
      { code: SOURCE_PROPERTY.defrostCorrection, value: text },
      { code: PROPERTY.mostIndoorUnits, value: 16 },
    ];
    expect(readOutdoorUnit(product, stated("见样本"))).toMatchObject({
      ...{ cooling: 28, heating: null, limits: { units: 16 }, unread: ["除霜修正表"] },
      tables: { defrost: null },
    });
    expect(readOutdoorUnit(product, stated("-10: 0.9; 0: 1"))!.unread).toEqual([]);
    expect(readOutdoorUnit(product, [])).toBeNull();
  });
});

describe("pipes of a system", () => {
  it("follows the storey rule: main, riser, corridor and branches", () => {
    // A = 60/0.75 = 80, a = √160 = 12.65, b = √40 = 6.32: nodes of 6.32, branches of 3.58.
    const pipes = pipesOf([room("101"), room("102")]);
    expect(pipes.total).toBeCloseTo(30 + 12 + 2 * 6.325 + 2 * 3.581, 2);
    expect(pipes.farthestActual).toBeCloseTo(30 + 12 + 2 * 6.325 + 3.581, 2);
    expect(pipes.farthestEquivalent).toBeCloseTo(1.2 * pipes.farthestActual, 9);
    expect(pipes.afterFirstBranch).toBeCloseTo(6.325 + 3.581, 2);
    expect([pipes.above, pipes.below, pipes.heightBetween]).toEqual([12, 0, 0]);
  });

  it("asks for a corridor where a storey has no areas, and takes a typed one", () => {
    const rooms = [room("101", { area: null }), room("102")];
    const found = splitPipes(rooms, PROPOSED_SPLITS, [], 3);
    expect(found).toMatchObject({ ok: false, unknownStoreys: [{ level: 0, rooms: 2 }] });
    const [storey] = found.ok ? [] : found.unknownStoreys;
    expect(pipesOf(rooms, 3, [[storey!.id, 20]]).tree.floors).toMatchObject([{ along: 20 }]);
  });

  it("is what a plain walk from every room to the outdoor unit finds", () => {
    fc.assert(
      fc.property(
        fc.array(drawnRoom, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: -2, max: 8 }),
        (drawn, level) => {
          const rooms = drawn.map((each) => ({
            ...each,
            area: each.area === null || each.area <= 0 ? 20 : each.area,
          }));
          const pipes = pipesOf(rooms, level);
          const { segments, terminals } = pipes.tree;
          const byId = new Map(segments.map((segment) => [segment.id, segment]));
          const paths = terminals.map(({ segment }) => {
            const path = [];
            for (
              let at = byId.get(segment);
              at !== undefined;
              at = at.parent === null ? undefined : byId.get(at.parent)
            )
              path.push(at);
            return path;
          });
          const sum = (path: readonly { readonly length: number }[]) =>
            path.reduce((all, { length }) => all + length, 0);
          const lengths = paths.map(sum);
          expect(pipes.farthestActual).toBeCloseTo(Math.max(...lengths), 9);
          const shared = segments.filter((segment) => paths.every((path) => path.includes(segment)));
          const after = paths.length === 1 ? 0 : Math.max(...lengths) - sum(shared);
          expect(pipes.afterFirstBranch).toBeCloseTo(after, 9);
        },
      ),
    );
  });
});
