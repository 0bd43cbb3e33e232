import { describe, expect, it } from "vitest";
import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { isAirFlowOnly, missingFigures } from "#domain/catalogue/duty/dutyForms.ts";
import { searchableDuty } from "#domain/catalogue/listing/searchableDuty.ts";

const entered = (...codes: readonly string[]) => codes.map((code) => ({ code }));
const missing = (category: string, speed: "SINGLE_SPEED" | "DOUBLE_SPEED", ...filled: readonly string[]) =>
  missingFigures(dutyFields(category, speed), new Set(filled));

describe("the fields of a curve search", () => {
  it("lack nothing while all of them are empty", () => {
    expect(missing(FAN, "SINGLE_SPEED")).toEqual([]);
    expect(missing(PUMP, "SINGLE_SPEED")).toEqual([]);
  });

  it("ask a fan for its air flow once anything is filled", () => {
    expect(missing(FAN, "SINGLE_SPEED", PROPERTY.totalPressure)).toEqual([PROPERTY.airFlow]);
    expect(missing(FAN, "SINGLE_SPEED", PROPERTY.airFlow)).toEqual([]);
    expect(missing(FAN, "DOUBLE_SPEED", PROPERTY.highSpeedTotalPressure)).toEqual([
      PROPERTY.highSpeedAirFlow,
    ]);
  });

  it("ask for both low-speed values where no other is filled, and for nothing besides", () => {
    const { lowSpeedAirFlow, lowSpeedTotalPressure, highSpeedTotalPressure, highSpeedAirFlow } = PROPERTY;
    const lacks = (...codes: string[]) => missing(FAN, "DOUBLE_SPEED", ...codes);
    expect(lacks(lowSpeedAirFlow)).toEqual([lowSpeedTotalPressure]);
    expect(lacks(lowSpeedTotalPressure)).toEqual([lowSpeedAirFlow]);
    expect(lacks(lowSpeedAirFlow, lowSpeedTotalPressure)).toEqual([]);
    expect(lacks(lowSpeedAirFlow, highSpeedTotalPressure)).toEqual([highSpeedAirFlow]);
  });

  it("ask a pump for flow and head", () => {
    expect(missing(PUMP, "SINGLE_SPEED", PROPERTY.airFlow)).toEqual([PROPERTY.head]);
    expect(missing(PUMP, "SINGLE_SPEED", PROPERTY.head)).toEqual([PROPERTY.airFlow]);
  });

  it("are not there for a category without curves", () => {
    expect(dutyFields("C000013", "SINGLE_SPEED")).toEqual([]);
  });
});

describe("a search by air flow only", () => {
  const { airFlow, totalPressure, highSpeedAirFlow, lowSpeedAirFlow, lowSpeedTotalPressure } = PROPERTY;

  it("enters the air flow of a single speed and nothing else", () => {
    expect(isAirFlowOnly("SINGLE_SPEED", entered(airFlow))).toBe(true);
    expect(isAirFlowOnly("SINGLE_SPEED", entered(airFlow, totalPressure))).toBe(false);
    expect(isAirFlowOnly("SINGLE_SPEED", entered(totalPressure))).toBe(false);
    expect(isAirFlowOnly("SINGLE_SPEED", [])).toBe(false);
  });

  it("enters the high speed's air flow alone, or the two values of the low speed", () => {
    expect(isAirFlowOnly("DOUBLE_SPEED", entered(highSpeedAirFlow))).toBe(true);
    expect(isAirFlowOnly("DOUBLE_SPEED", entered(lowSpeedAirFlow, lowSpeedTotalPressure))).toBe(true);
    expect(isAirFlowOnly("DOUBLE_SPEED", entered(lowSpeedAirFlow))).toBe(false);
    expect(isAirFlowOnly("DOUBLE_SPEED", entered(highSpeedAirFlow, lowSpeedAirFlow))).toBe(false);
  });
});

describe("the duty of an address", () => {
  const entry = (code: string) => ({ code, value: 1, deviationRate: null });
  const kept = (category: string, speed: "SINGLE_SPEED" | "DOUBLE_SPEED", ...codes: readonly string[]) =>
    searchableDuty(category, speed, codes.map(entry)).map(({ code }) => code);
  const { airFlow, totalPressure, head, lowSpeedAirFlow, lowSpeedTotalPressure } = PROPERTY;

  it("is searched by when nothing required is missing", () => {
    expect(kept(FAN, "SINGLE_SPEED", airFlow, totalPressure)).toEqual([airFlow, totalPressure]);
    expect(kept(PUMP, "SINGLE_SPEED", airFlow, head)).toEqual([airFlow, head]);
    expect(kept(FAN, "DOUBLE_SPEED", lowSpeedAirFlow, lowSpeedTotalPressure)).toHaveLength(2);
  });

  it("is left out where a figure is missing, and without what belongs to other lists", () => {
    expect(kept(FAN, "SINGLE_SPEED", totalPressure)).toEqual([]);
    expect(kept(PUMP, "SINGLE_SPEED", airFlow)).toEqual([]);
    expect(kept(FAN, "SINGLE_SPEED", airFlow, head)).toEqual([airFlow]);
    expect(kept("C000013", "SINGLE_SPEED", airFlow)).toEqual([]);
  });
});
