import { SIDE_DISCHARGE } from "#domain/catalogue/outdoorUnitValues.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody, Port } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part, type Solid } from "../Solid.ts";
import { box, pipe } from "../solids/placed.ts";
import { axialImpeller, half } from "./parts.ts";

/** Sizes in mm of a unit that states none, and the kW up to which it has one fan. */
const TOP = { length: 990, longTo: 33.5, long: 1340, width: 790, height: 1740 };
const SIDE = { length: 980, width: 370, low: 790, lowTo: 10, high: 1340 };
const USUAL_CAPACITY = 28;
/** Outer diameters in mm where none are stated. */
const USUAL_PIPES = { liquid: 9.52, gas: 22.2 };

interface Cabinet {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Feet, cabinet and the coil on the side away from the viewer. */
function cabinet({ length, width }: Cabinet, top: number): Solid[] {
  const foot = Math.min(60, top * 0.05);
  return [
    ...[-1, 1].map((side) =>
      part(
        "底脚",
        "dark",
        box([side * length * 0.32 - 40, side * length * 0.32 + 40], half(width), [0, foot]),
      ),
    ),
    part("机壳", "casing", box(half(length), [-width / 2, width / 2 - 30], [foot, top])),
    part(
      "换热器",
      "aluminium",
      box(half(length * 0.94), [width / 2 - 30, width / 2], [foot + 40, top * 0.92]),
    ),
  ];
}

/** Fans in a row on the roof of the cabinet, as many as fit. */
function topFans({ length, width, height }: Cabinet, deck: number): Solid[] {
  const count = Math.max(1, Math.round(length / width));
  const radius = Math.min(length / count, width) * 0.42;
  return Array.from({ length: count }, (_, at) => (length * (at + 0.5)) / count - length / 2).flatMap((x) => [
    part("风筒", "dark", pipe("z", radius * 1.05, radius, [x, 0, 0], [deck, height])),
    ...axialImpeller(
      "z",
      [x, 0, (deck + height) / 2],
      radius * 0.28,
      radius * 0.95,
      (height - deck) * 0.5,
      4,
    ),
  ]);
}

/** Fans one above the other in the front; one if the cabinet is low. */
function frontFans({ length, width, height }: Cabinet): Solid[] {
  const count = height > length ? 2 : 1;
  const radius = Math.min(length * 0.5, height / count) * 0.42;
  const front = -width / 2;
  return Array.from({ length: count }, (_, at) => (height * (at + 0.5)) / count).flatMap((z) => [
    part("风圈", "dark", pipe("y", radius * 1.05, radius, [-length * 0.16, 0, z], [front, front + 40])),
    ...axialImpeller("y", [-length * 0.16, front + 20, z], radius * 0.28, radius * 0.95, 30, 3),
  ]);
}

/** Liquid and gas pipe, out of the front at the lower right. */
function connections(figures: Figures, { length, width, height }: Cabinet) {
  const z = Math.min(250, height * 0.2);
  const reach = 40;
  const pipes = [
    {
      name: "液管",
      flow: "out",
      x: length * 0.34,
      size: figures.number(PROPERTY.liquidPipe) ?? USUAL_PIPES.liquid,
    },
    { name: "气管", flow: "in", x: length * 0.42, size: figures.number(PROPERTY.gasPipe) ?? USUAL_PIPES.gas },
  ] as const;
  const front = -width / 2;
  return {
    solids: pipes.map(({ name, x, size }) =>
      part(name, "copper", pipe("y", size / 2, size * 0.42, [x, 0, z], [front, front + reach])),
    ),
    ports: pipes.map(({ name, flow, x, size }): Port => ({
      name,
      at: [x, front, z],
      direction: [0, -1, 0],
      size,
      kind: "pipe",
      flow,
      system: "refrigerant",
    })),
  };
}

/** An outdoor unit of a multi-split system: a cabinet with its fans on top, or in the front. */
export function outdoorUnitBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const capacity = figures.number(PROPERTY.coolingCapacity) ?? USUAL_CAPACITY;
  const isSide = figures.choice(PROPERTY.structure) === SIDE_DISCHARGE;
  const rule = "未标注，按常见机组示意";
  const usual = isSide
    ? { length: SIDE.length, width: SIDE.width, height: capacity <= SIDE.lowTo ? SIDE.low : SIDE.high }
    : { length: capacity <= TOP.longTo ? TOP.length : TOP.long, width: TOP.width, height: TOP.height };
  const length = sizes.take(PROPERTY.length, "长度", () => ({ value: rounded(usual.length), rule }));
  const width = sizes.take(PROPERTY.width, "宽度", () => ({ value: rounded(usual.width), rule }));
  const height = sizes.take(PROPERTY.height, "高度", () => ({ value: rounded(usual.height), rule }));
  const size: Cabinet = { length, width, height };
  const inner = { ...size, width: width - 40 };
  const deck = isSide ? height : height * 0.94;
  const joined = connections(figures, size);
  return {
    solids: [
      ...cabinet(inner, deck),
      ...(isSide ? frontFans(inner) : topFans(inner, deck)),
      ...joined.solids,
    ],
    ports: joined.ports,
    dimensions: sizes.taken,
    overall: [length, width, height],
  };
}
