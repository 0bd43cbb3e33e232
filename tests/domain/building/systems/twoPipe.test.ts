import { expect, it } from "vitest";
import type { Segment } from "#domain/building/network/Network.ts";
import { inSeason, runTwoPipe } from "#domain/building/systems/twoPipe.ts";
import { waterDuty } from "#domain/building/systems/waterDuty.ts";
import { NO_SIZE } from "#domain/physics/pipe/Sizes.ts";
import { WATER_RULES } from "../../../support/drawnNetworks.ts";

const segments: readonly Segment[] = [
  { id: "main", parent: null, length: 6, pipes: 2, share: 0.5, zeta: 0, level: "plant" },
  { id: "branch", parent: "main", length: 4, pipes: 2, share: 0.5, zeta: 3, level: "terminal" },
];
const season = (flow: number) => ({
  rules: WATER_RULES,
  terminals: [{ id: "T", segment: "branch", flow, loss: 20_000 }],
});
const run = (cooling: number, heating: number) => {
  const found = runTwoPipe(segments, season(cooling), season(heating));
  if (!found.ok) throw new Error(found.fault.code);
  return found;
};

it("gives a pipe the size of the larger flow in both seasons", () => {
  for (const { cooling, heating } of [run(4, 1), run(1, 4)]) {
    expect([...cooling.columns.size]).toEqual([...heating.columns.size]);
    expect(waterDuty(heating, { plant: 0 })).not.toBeNull();
  }
});

it("gives a pipe without a size in one season none in the other, and neither a duty", () => {
  for (const { cooling, heating } of [run(8000, 1), run(1, 8000)]) {
    expect([...cooling.columns.size]).toEqual([NO_SIZE, NO_SIZE]);
    expect([...heating.columns.size]).toEqual([NO_SIZE, NO_SIZE]);
    expect(waterDuty(cooling, { plant: 0 })).toBeNull();
    expect(waterDuty(heating, { plant: 0 })).toBeNull();
  }
});

it("lets a coil's loss follow the square of the season's flow, and keeps it where there is no flow to follow", () => {
  const terminal = { id: "T", segment: "branch", flow: 2, loss: 20_000, valve: 5000 };
  expect(inSeason(terminal, 1)).toEqual({ ...terminal, flow: 1, loss: 5000 });
  expect(inSeason({ ...terminal, flow: 0 }, 1)).toMatchObject({ flow: 1, loss: 20_000 });
});
