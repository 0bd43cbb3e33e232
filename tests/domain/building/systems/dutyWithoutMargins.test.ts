import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { runAirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import { PROPOSED_AIR } from "#domain/building/systems/air/AirSettings.ts";
import { fanWithoutMargins } from "#domain/building/systems/air/fanWithoutMargins.ts";
import { pumpWithoutMargins } from "#domain/building/systems/water/pumpWithoutMargins.ts";
import { runWaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { PROPOSED_SYSTEMS } from "#domain/building/systems/water/WaterSettings.ts";
import { airRoom } from "../../../support/drawnAir.ts";
import { systemRoom } from "../../../support/drawnSystems.ts";
import { runsOf } from "../../../support/runsOf.ts";

const margin = fc.double({ min: 0, max: 0.3, noNaN: true });

it("of a pump is what the tree computes with no margins", () => {
  fc.assert(
    fc.property(margin, margin, (flowMargin, lossMargin) => {
      const settings = { ...PROPOSED_SYSTEMS.cold, pumps: 2 };
      const cardOf = (margins: object) =>
        waterDutyCard(
          runWaterSystem("cold", [systemRoom("1"), systemRoom("2")], { ...settings, ...margins }),
        )!;
      const bare = pumpWithoutMargins(cardOf({ flowMargin, lossMargin }), { flowMargin, lossMargin });
      const plain = cardOf({ flowMargin: 0, lossMargin: 0 });
      expect(bare.flow).toBeCloseTo(plain.flow, 9);
      expect(bare.eachFlow).toBeCloseTo(plain.eachFlow, 9);
      expect(bare.head).toBeCloseTo(plain.head, 9);
      expect(bare.margin).toBe(0);
    }),
    { numRuns: runsOf(20) },
  );
});

it.each(["constant", "variable"] as const)("of a fan is so as well: %s", (control) => {
  fc.assert(
    fc.property(margin, margin, (flowMargin, pressureMargin) => {
      const settings = { ...PROPOSED_AIR, control };
      const cardOf = (margins: object) =>
        fanCard(runAirSystem([airRoom("1")], { ...settings, ...margins }, 0))!;
      const bare = fanWithoutMargins(cardOf({ flowMargin, pressureMargin }), {
        flowMargin,
        pressureMargin,
        control,
      });
      const plain = cardOf({ flowMargin: 0, pressureMargin: 0 });
      expect(bare.flow).toBeCloseTo(plain.flow, 9);
      expect(bare.pressure).toBeCloseTo(plain.pressure, 9);
    }),
    { numRuns: runsOf(20) },
  );
});
