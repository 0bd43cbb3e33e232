import fc from "fast-check";
import { expect, it } from "vitest";
import { constructionFigures, type Layer } from "#domain/things/design/Practice.ts";
import { sectionOf } from "#domain/things/design/sectionOf.ts";

const layer = (thickness: number, conductivity: number, density = 1000, material = "砖"): Layer => ({
  role: "层",
  material,
  categoryCode: "M000303",
  specification: material,
  thickness,
  conductivity,
  density,
});

it("adds up resistances and the air at both surfaces, as GB 50176 does", () => {
  // 240 mm of brick at 0.81 W/(m·K): R = 0.296, K = 1 / (0.11 + 0.296 + 0.04) = 2.24 W/(m²·K).
  const wall = constructionFigures([layer(240, 0.81, 1800)], ["outside", "inside"]);
  expect(wall.resistance).toBeCloseTo(0.296, 3);
  expect(wall.transmittance).toBeCloseTo(2.24, 2);
  expect(wall.mass).toBeCloseTo(432);
  expect(wall.thickness).toBe(240);
});

const layers = fc.array(
  fc.record({
    thickness: fc.double({ min: 0.5, max: 400, noNaN: true }),
    conductivity: fc.double({ min: 0.02, max: 60, noNaN: true }),
  }),
  { minLength: 1, maxLength: 8 },
);

it("never lets more heat through with another layer, in whatever order they lie", () => {
  fc.assert(
    fc.property(layers, (drawn) => {
      const all = drawn.map(({ thickness, conductivity }) => layer(thickness, conductivity));
      const of = (some: readonly Layer[]) => constructionFigures(some, ["inside", "outside"]).transmittance;
      expect(of(all)).toBeLessThanOrEqual(of(all.slice(1)) + 1e-12);
      expect(of(all.toReversed())).toBeCloseTo(of(all), 9);
    }),
  );
});

it("draws every layer of a section from end to end, the thinnest to be seen, the others in proportion", () => {
  fc.assert(
    fc.property(layers, (drawn) => {
      const all = drawn.map(({ thickness }) => layer(thickness, 1));
      const bands = sectionOf(all);
      expect(bands[0]!.from).toBe(0);
      expect(bands.at(-1)!.to).toBeCloseTo(1, 9);
      expect(bands.slice(1).map(({ from }) => from)).toEqual(bands.slice(0, -1).map(({ to }) => to));
      expect(Math.min(...bands.map(({ from, to }) => to - from))).toBeGreaterThan(0.03);
      const scaled = bands.flatMap(({ from, to, isWidened }, n) =>
        isWidened ? [] : [(to - from) / all[n]!.thickness],
      );
      for (const scale of scaled) expect(scale).toBeCloseTo(scaled[0]!, 9);
    }),
  );
});
