import { expect, it } from "vitest";
import { pumpListParts } from "#domain/building/systems/water/pumpDuty.ts";
import { runWaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { PROPOSED_SYSTEMS, type WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { machineCount, standbyCount } from "#domain/catalogue/duty/machineCount.ts";
import { SYSTEM_CODE } from "#domain/catalogue/duty/systemFigures.ts";
import { readListAddress } from "#domain/catalogue/listing/listAddress.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { LIQUID_CODE } from "#domain/physics/fluid/liquidFigures.ts";
import { systemRoom } from "../../../../support/drawnSystems.ts";

/** The list of pumps that the system's card links to, as read from its address. */
function listOf(more: Partial<WaterSettings> = {}) {
  const settings = { ...PROPOSED_SYSTEMS.cold, ...more };
  const card = waterDutyCard(runWaterSystem("cold", [systemRoom("1"), systemRoom("2")], settings));
  if (card === null) throw new Error("no duty");
  const { duty } = readListAddress(pumpListParts(card, settings));
  return { card, duty, figure: (code: string) => duty.find((each) => each.code === code)?.value };
}

it("asks for the whole flow, the head and the exponent of the card, with the pumps that share it", () => {
  const { card, duty, figure } = listOf({ pumps: 2, standby: 1 });
  expect(figure(PROPERTY.airFlow)).toBeCloseTo(card.flow, 3);
  expect(figure(PROPERTY.head)).toBeCloseTo(card.head, 3);
  expect(figure(SYSTEM_CODE.exponent)).toBeCloseTo(card.exponent, 3);
  expect([machineCount(duty), standbyCount(duty)]).toEqual([2, 1]);
  expect(figure(LIQUID_CODE.temperature)).toBeUndefined();
});

it("asks for glycol at the mean temperature, and for the pump that stands by where one runs", () => {
  const { duty, figure } = listOf({ glycol: "ethylene", fraction: 0.3, pumps: 1, standby: 1 });
  expect(figure(LIQUID_CODE.ethylene)).toBe(30);
  expect(figure(LIQUID_CODE.temperature)).toBe(9.5);
  expect([machineCount(duty), standbyCount(duty)]).toEqual([1, 1]);
});
