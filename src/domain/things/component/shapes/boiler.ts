import { ELECTRIC_BOILER } from "#domain/catalogue/boilerValues.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SOURCE_PROPERTY } from "#domain/catalogue/sourceProperties.ts";
import type { ComponentBody, Port } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part, type Solid } from "../Solid.ts";
import { box, pipe, rod } from "../solids/placed.ts";
import { half, nozzle } from "./parts.ts";
import { waterPort } from "./PumpShape.ts";

const USUAL_CAPACITY = 700;
const FOOT = 80;
/** mm by which a nozzle projects from the jacket. */
const REACH = 90;
/** mm by which the flue projects on top. */
const FLUE = 150;

interface Jacket {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** A skid, the insulated jacket on it, and the control box at its side. */
const jacket = ({ length, width, height }: Jacket): Solid[] => [
  ...[-1, 1].map((side) =>
    part(
      "底座",
      "dark",
      box(half(length * 0.96), [side * width * 0.34 - 50, side * width * 0.34 + 50], [0, FOOT]),
    ),
  ),
  part("机壳", "casing", box(half(length), half(width), [FOOT, height])),
  part(
    "控制柜",
    "dark",
    box(
      [-length * 0.42, -length * 0.42 + Math.min(400, length * 0.3)],
      [-width / 2 - 60, -width / 2],
      [height * 0.5, height * 0.82],
    ),
  ),
];

/** The burner in the middle of the front, which is the left end: a flange and a blower housing. */
function burner({ length, width, height }: Jacket): Solid[] {
  const radius = Math.min(width, height - FOOT) * 0.2;
  const z = FOOT + (height - FOOT) * 0.42;
  const front = -length / 2;
  return [
    part("燃烧器法兰", "iron", rod("x", radius * 1.15, [0, 0, z], [front - 20, front])),
    part("燃烧器", "dark", rod("x", radius, [0, 0, z], [front - 20 - radius * 1.4, front - 20])),
  ];
}

const flueOpening = (at: Port["at"], size: number): Port => ({
  name: "排烟口",
  at,
  direction: [0, 0, 1],
  size,
  kind: "duct",
  flow: "out",
  system: "exhaustAir",
});

/**
 * A hot water boiler in its jacket: water connections on the back, flue on top. An electric boiler has neither
 * flue nor burner.
 */
export function boilerBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const root = Math.sqrt(figures.number(PROPERTY.heatingCapacity) ?? USUAL_CAPACITY);
  const isElectric = figures.choice(PROPERTY.productType) === ELECTRIC_BOILER;
  const rule = "未标注，按热功率示意";
  const length = sizes.take(PROPERTY.length, "长度", () => ({ value: rounded(700 + 52 * root), rule }));
  const width = sizes.take(PROPERTY.width, "宽度", () => ({ value: rounded(480 + 22 * root), rule }));
  const height = sizes.take(PROPERTY.height, "高度", () => ({ value: rounded(900 + 24 * root), rule }));
  const bore = sizes.take(PROPERTY.nominalDiameter, "接管直径", () => ({
    value: 80,
    rule: "未标注，按 DN80 示意",
  }));
  const size: Jacket = { length, width, height };
  const back = length / 2;
  const waters = [
    { name: "回水口", z: FOOT + (height - FOOT) * 0.22, flow: "in" },
    { name: "供水口", z: FOOT + (height - FOOT) * 0.78, flow: "out" },
  ] as const;
  const flue = isElectric
    ? null
    : sizes.take(SOURCE_PROPERTY.flueDiameter, "排烟口直径", () => ({ value: rounded(root * 10), rule }));
  const flueAt = [back - (flue ?? 0) / 2 - length * 0.06, 0, 0] as const;
  return {
    solids: [
      ...jacket(size),
      ...(isElectric ? [] : burner(size)),
      ...waters.flatMap(({ z }) => nozzle("x", bore, [0, 0, z], [back - 5, back + REACH])),
      ...(flue === null
        ? []
        : [part("排烟口", "stainless", pipe("z", flue / 2, flue / 2 - 2, flueAt, [height, height + FLUE]))]),
    ],
    ports: [
      ...waters.map(({ name, z, flow }) =>
        waterPort(name, [back + REACH, 0, z], [1, 0, 0], bore, flow, "heatingWater"),
      ),
      ...(flue === null ? [] : [flueOpening([flueAt[0], 0, height + FLUE], flue)]),
    ],
    dimensions: sizes.taken,
  };
}
