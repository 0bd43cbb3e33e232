import { assert, integer, nat, property, string } from "fast-check";
import { expect, test } from "vitest";
import { between, seededRandom } from "#server/samples/seededRandom.ts";

const take = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

test("the same seed gives the same numbers, on this machine as on the one that wrote this test", () => {
  expect(take("LYWA", 3)).toEqual(take("LYWA", 3));
  expect(take("LYWA", 3)).toEqual([0.958273560507223, 0.36431632936000824, 0.3368443965446204]);
});

test("different seeds give different numbers", () => {
  expect(take("LYWA", 3)).not.toEqual(take("LYWB", 3));
});

test("numbers are evenly spread over their range", () => {
  const random = seededRandom("spread");
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 10_000; i++) tenths[Math.floor(random() * 10)]! += 1;
  for (const count of tenths) expect(count).toBeGreaterThan(850);
});

test("a number between two ends lies between them", () => {
  assert(
    property(string(), integer(), nat(), (seed, from, width) => {
      const value = between(seededRandom(seed), from, from + width);
      expect(value).toBeGreaterThanOrEqual(from);
      expect(value).toBeLessThanOrEqual(from + width);
    }),
  );
});
