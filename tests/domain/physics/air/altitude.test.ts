import { expect, it } from "vitest";
import { pressureAtAltitude } from "#domain/physics/air/altitude.ts";

it("C4, C17: is 84,555.9 Pa at 1,500 m", () => expect(pressureAtAltitude(1500)).toBeCloseTo(84_555.9, 1));

it("is the standard pressure at the sea, to the last bit", () => expect(pressureAtAltitude(0)).toBe(101_325));

it("is less in Kunming and Lhasa, and more in Turpan", () => {
  expect(pressureAtAltitude(1891) / 1000).toBeCloseTo(80.6, 1);
  expect(pressureAtAltitude(3650) / 1000).toBeCloseTo(64.5, 1);
  expect(pressureAtAltitude(-154) / 1000).toBeCloseTo(103.2, 1);
});
