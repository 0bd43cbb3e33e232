import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { concealedCoil, exposedCoil } from "./coilForms.ts";
import { cassette, wallUnit } from "./roomUnits.ts";
import type { UnitShape } from "./UnitShape.ts";

/** mm of a usual unit with `flow` m³/h, for units whose size is not stated; the length grows with the flow. */
const USUAL = { flow: 600, length: 900, width: 480, height: 240 };

const FAN_COILS = new Map<string, UnitShape>([
  ["V000401", concealedCoil],
  ["V000402", exposedCoil],
  ["V000403", cassette(4)],
  ["V000404", wallUnit],
]);
const EXPOSED = "V000412";
const LYING = "V000401";

const INDOOR_UNITS = new Map<string, UnitShape>([
  ["V000501", concealedCoil],
  ["V000502", cassette(1)],
  ["V000503", cassette(2)],
  ["V000504", cassette(4)],
  ["V000505", wallUnit],
]);

function unitBody(
  figures: Figures,
  shape: UnitShape,
  flow: number | null,
  pipes: "water" | "refrigerant",
): ComponentBody {
  const sizes = sizing(figures);
  const length = sizes.take(PROPERTY.length, "长度", () =>
    flow === null
      ? { value: USUAL.length, rule: `未标注，按常见的 ${USUAL.length} mm 示意` }
      : { value: rounded(USUAL.length * Math.sqrt(flow / USUAL.flow)), rule: "按风量的平方根推算" },
  );
  const width = sizes.take(PROPERTY.width, "宽度", () => ({
    value: USUAL.width,
    rule: `未标注，按常见的 ${USUAL.width} mm 示意`,
  }));
  const height = sizes.take(PROPERTY.height, "高度", () => ({
    value: USUAL.height,
    rule: `未标注，按常见的 ${USUAL.height} mm 示意`,
  }));
  return {
    ...shape({ length, width, height, pipes }),
    dimensions: sizes.taken,
    overall: [length, width, height],
  };
}

export function fanCoilBody(figures: Figures): ComponentBody {
  const structure = figures.choice(PROPERTY.structure) ?? LYING;
  const isCabinet = structure === LYING && figures.choice(PROPERTY.installation) === EXPOSED;
  const shape = isCabinet ? exposedCoil : (FAN_COILS.get(structure) ?? concealedCoil);
  return unitBody(figures, shape, figures.number(PROPERTY.highAirFlow), "water");
}

export function indoorUnitBody(figures: Figures): ComponentBody {
  const shape = INDOOR_UNITS.get(figures.choice(PROPERTY.structure) ?? "") ?? concealedCoil;
  return unitBody(figures, shape, figures.number(PROPERTY.airFlow), "refrigerant");
}
