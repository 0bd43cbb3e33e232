import type { Tower } from "#domain/building/sources/sourceTowers.ts";
import type { StatedTower } from "#domain/building/sources/towerVerdict.ts";

/** A cooling tower of 37/32 ℃ at a wet bulb of 28 ℃. */
export const testTower = (id: string, flow: number, stated: Partial<StatedTower> = {}): Tower => ({
  ...{ id, model: id.toUpperCase(), brand: "甲", isSample: true },
  stated: { flow, entering: 37, leaving: 32, wetBulb: 28, ...stated },
});
