import { describe, expect, it } from "vitest";
import { FAN, PUMP, WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { SPEED_SETTINGS } from "#domain/catalogue/fanTypes.ts";
import { designPoints } from "#domain/products/chart/designPoints.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import {
  dutyFormOf,
  figuresOf,
  missingFigures,
  pairsOf,
  type DutyForm,
} from "#domain/catalogue/duty/dutyForms.ts";
import { SPEED_MODES } from "#domain/catalogue/duty/SpeedMode.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";

const FORMS = [FAN, PUMP, WATER_SUPPLY_SET].flatMap((category) =>
  SPEED_MODES.map((speed) => ({ category, speed, form: dutyFormOf(category, speed)! })),
);
const subsetsOf = (form: DutyForm) =>
  figuresOf(form).reduce<readonly (readonly string[])[]>(
    (subsets, { code }) => subsets.flatMap((subset) => [subset, [...subset, code]]),
    [[]],
  );

describe.each(FORMS)("a duty of $category, $speed", ({ category, speed, form }) => {
  it("lacks for the search what its fields mark as missing, whatever is entered", () => {
    for (const codes of subsetsOf(form)) {
      const asked = codes.map((code) => ({ code, value: 100 }));
      const read = readDuty(category, form.speed === null ? null : speed, asked);
      const told = read.ok ? [] : read.issues.map(({ message }) => message);
      const missing = missingFigures(figuresOf(form), new Set(codes));
      expect(told).toEqual(missing.map((code) => `lacks ${code}, which is required`));
    }
  });

  it("is a point on a chart for every pair that is entered whole, and for no other", () => {
    const settings = Object.values(SPEED_SETTINGS).map((name) => ({ speed: name }));
    for (const codes of subsetsOf(form)) {
      const stated = codes.map((code) => ({ code, value: 100 }));
      const whole = pairsOf(form).filter(({ flow, value }) => codes.includes(flow) && codes.includes(value));
      expect(designPoints(machineOf(category)!, { settings }, stated)).toHaveLength(whole.length);
    }
  });
});
