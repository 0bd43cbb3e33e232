import { SECONDS_PER_HOUR } from "../../../base/units.ts";
import type { FanType } from "#domain/catalogue/fanTypes.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, share, sizing, type Figures } from "../Figures.ts";
import type { FanShape } from "./FanShape.ts";
import { axialFan, cabinetFan } from "./axialFan.ts";
import { roofFan } from "./roofFan.ts";
import { scrollFan } from "./scrollFan.ts";

/** Length, width and height of the casing in impeller diameters, as makers usually build them. */
const PROPORTIONS: { readonly [Type in FanType]: readonly [number, number, number] } = {
  V000701: [1.45, 1.2, 1.75],
  V000702: [1.6, 1.35, 1.75],
  V000703: [1.5, 1.3, 1.6],
  V000704: [0.9, 1.15, 1.15],
  V000705: [1.1, 1.2, 1.2],
  V000706: [2.3, 2, 1.9],
  V000707: [1.7, 1.7, 1.1],
  V000708: [1.9, 1.9, 1.2],
  V000709: [1.6, 1.3, 1.3],
};

const SHAPES: { readonly [Type in FanType]: FanShape } = {
  V000701: scrollFan,
  V000702: scrollFan,
  V000703: scrollFan,
  V000704: axialFan,
  V000705: axialFan,
  V000706: cabinetFan,
  V000707: roofFan,
  V000708: roofFan,
  V000709: axialFan,
};

/** m/s through the impeller eye, for fans whose diameter is not stated. */
const EYE_VELOCITY = 10;
const DEFAULT_IMPELLER = 500;

function impellerOf(flow: number | null) {
  if (flow === null) return { value: DEFAULT_IMPELLER, rule: "未标注风量，按 500 mm 示意" };
  const diameter = 1000 * Math.sqrt((4 * flow) / (SECONDS_PER_HOUR * Math.PI * EYE_VELOCITY));
  return { value: rounded(diameter), rule: `按风量与进口风速 ${EYE_VELOCITY} m/s 推算` };
}

/** A fan of any type; if the type is not stated, it is drawn as a centrifugal fan. */
export function fanBody(figures: Figures): ComponentBody {
  const choice = figures.choice(PROPERTY.fanType);
  const type = choice !== null && isNameIn(SHAPES, choice) ? choice : null;
  const sizes = sizing(figures);
  const impeller = sizes.take(PROPERTY.impellerDiameter, "叶轮直径", () =>
    impellerOf(figures.number(PROPERTY.airFlow)),
  );
  const factors = PROPORTIONS[type ?? "V000701"];
  const side = (code: "length" | "width" | "height", name: string, at: 0 | 1 | 2) =>
    sizes.take(PROPERTY[code], name, () => share("叶轮直径", impeller, factors[at]));
  const size = {
    impeller,
    length: side("length", "长度", 0),
    width: side("width", "宽度", 1),
    height: side("height", "高度", 2),
  };
  const { ports, ...shape } = SHAPES[type ?? "V000701"](size, type);
  // The use of the air is not stated, except that a roof fan takes air out of a building.
  const system = type === "V000707" || type === "V000708" ? "exhaustAir" : "ventilation";
  return {
    ...shape,
    ports: ports.map((port) => ({ ...port, system })),
    dimensions: sizes.taken,
    overall: [size.length, size.width, size.height],
  };
}
