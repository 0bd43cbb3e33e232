import {
  isLouvre,
  isOutletType,
  isRound,
  SPHERICAL_NOZZLE,
  SQUARE_DIFFUSER,
} from "#domain/catalogue/outletTypes.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part, type Solid } from "../Solid.ts";
import { circle, rectangle } from "../solids/outlines.ts";
import { duct, placed } from "../solids/placed.ts";
import { tube } from "../solids/prism.ts";
import { revolve } from "../solids/revolve.ts";
import { airPort } from "./airPort.ts";
import { half, vanes } from "./parts.ts";

const SHEET = 1.5;
const DEFAULT_SIZE = 300;
const unstated = { value: DEFAULT_SIZE, rule: `未标注，按 ${DEFAULT_SIZE} mm 示意` };

/** Nested cones below a neck; the face looks down. */
function squareDiffuser(length: number, width: number, depth: number): Solid[] {
  const cones = 4;
  const ring = (share: number) => rectangle(-length * share, length * share, -width * share, width * share);
  const within = (share: number) =>
    rectangle(SHEET - length * share, length * share - SHEET, SHEET - width * share, width * share - SHEET);
  return [
    part("颈部", "white", duct("z", [length * 0.37, width * 0.37], SHEET, [0, 0, 0], [depth * 0.45, depth])),
    ...Array.from({ length: cones }, (_, n) => {
      const wide = 0.5 - n * 0.11;
      const narrow = wide - 0.12;
      return part(
        "散流片",
        "white",
        tube(
          ring(wide),
          within(wide),
          [n === 0 ? 0 : depth * 0.03, depth * (n === 0 ? 0.46 : 0.3)],
          [ring(narrow), within(narrow)],
        ),
      );
    }),
  ];
}

function roundDiffuser(diameter: number, depth: number): Solid[] {
  const radius = diameter / 2;
  return [
    part(
      "颈部",
      "white",
      placed(tube(circle(radius * 0.72), circle(radius * 0.72 - SHEET), [depth * 0.45, depth]), "z"),
    ),
    ...[1, 0.74, 0.48].map((wide, n) =>
      part(
        "散流片",
        "white",
        revolve([
          [radius * wide - SHEET, n === 0 ? 0 : depth * 0.03],
          [radius * wide, n === 0 ? 0 : depth * 0.03],
          [radius * (wide - 0.28), depth * 0.46],
          [radius * (wide - 0.28) - SHEET, depth * 0.46],
        ]),
      ),
    ),
  ];
}

/** A frame with bars in one direction, and behind them bars across if there are two layers. */
function louvre(length: number, width: number, depth: number, layers: 1 | 2): Solid[] {
  const rim = Math.min(28, Math.min(length, width) * 0.12);
  const [halfX, halfY] = [length / 2 - rim, width / 2 - rim];
  const bars = (across: number) => Math.max(3, Math.min(24, Math.round((2 * across) / 20)));
  const blade = { name: "叶片", material: "white" } as const;
  const frame = tube(
    rectangle(...half(length), ...half(width)),
    rectangle(-halfX, halfX, -halfY, halfY),
    [0, 4],
  );
  return [
    part("边框", "white", frame),
    part("喉部", "white", duct("z", [halfX, halfY], SHEET, [0, 0, 0], [4, depth])),
    ...vanes(
      blade,
      "x",
      {
        count: bars(halfY),
        span: [SHEET - halfX, halfX - SHEET],
        across: [-halfY, halfY],
        width: 14,
        thickness: SHEET,
        angle: 0.6,
        side: "u",
      },
      [0, 0, 9],
    ),
    ...(layers === 2
      ? vanes(
          { name: "后排叶片", material: "galvanized" },
          "y",
          {
            count: bars(halfX),
            span: [SHEET - halfY, halfY - SHEET],
            across: [-halfX, halfX],
            width: 14,
            thickness: SHEET,
            angle: 0.6,
            side: "u",
          },
          [0, 0, 30],
        )
      : []),
  ];
}

/** A ball that turns in a ring, with a narrowing mouth. */
function nozzleOutlet(diameter: number, depth: number): Solid[] {
  const radius = diameter / 2;
  const ball = radius * 0.8;
  const arc = [0.42, 0.25, 0.08, -0.08, -0.25, -0.42].map((turn) => turn * Math.PI);
  return [
    part("安装环", "white", placed(tube(circle(radius), circle(ball * 0.99), [0, depth * 0.08]), "y")),
    part(
      "球体",
      "white",
      placed(
        revolve([
          ...arc
            .map((angle): readonly [number, number] => [
              ball * Math.cos(angle),
              depth * 0.3 - ball * 0.6 * Math.sin(angle),
            ])
            .toSorted((a, b) => a[1] - b[1]),
          [ball * Math.cos(arc[0]!) * 0.9, depth * 0.3 + ball * 0.6 * Math.sin(arc[0]!)],
          [ball * 0.5, depth * 0.3],
          [ball * Math.cos(arc[0]!) * 0.9, depth * 0.3 - ball * 0.6 * Math.sin(arc[0]!)],
        ]),
        "y",
      ),
    ),
    part(
      "接管",
      "galvanized",
      placed(tube(circle(ball * 0.9), circle(ball * 0.9 - SHEET), [depth * 0.5, depth]), "y"),
    ),
  ];
}

export function outletBody(figures: Figures): ComponentBody {
  const choice = figures.choice(PROPERTY.outletType) ?? SQUARE_DIFFUSER;
  const type = isOutletType(choice) ? choice : SQUARE_DIFFUSER;
  const sizes = sizing(figures);
  if (isRound(type)) {
    const diameter = sizes.take(PROPERTY.diameter, "直径", () => unstated);
    const isNozzle = type === SPHERICAL_NOZZLE;
    const depth = sizes.take(null, "深度", () => ({
      value: rounded(diameter * (isNozzle ? 0.7 : 0.32)),
      rule: `取直径的 ${isNozzle ? 0.7 : 0.32} 倍`,
    }));
    return {
      solids: isNozzle ? nozzleOutlet(diameter, depth) : roundDiffuser(diameter, depth),
      ports: [
        isNozzle
          ? airPort("进风口", [0, depth, 0], [0, 1, 0], diameter * 0.72)
          : airPort("进风口", [0, 0, depth], [0, 0, 1], diameter * 0.72),
      ],
      dimensions: sizes.taken,
      ...(isNozzle ? {} : { facesDown: true as const }),
    };
  }
  const length = sizes.take(PROPERTY.length, "长度", () => unstated);
  const width = sizes.take(PROPERTY.width, "宽度", () => unstated);
  const isGrille = isLouvre(type);
  const depth = sizes.take(null, "深度", () =>
    isGrille
      ? { value: type === "V000170" ? 60 : 40, rule: "按常见叶片层数" }
      : { value: rounded(Math.min(length, width) * 0.3), rule: "取短边的 0.3 倍" },
  );
  const solids = isGrille
    ? louvre(length, width, depth, type === "V000170" ? 2 : 1)
    : squareDiffuser(length, width, depth);
  return {
    solids,
    ports: [
      airPort(
        "进风口",
        [0, 0, depth],
        [0, 0, 1],
        [length * (isGrille ? 0.9 : 0.74), width * (isGrille ? 0.9 : 0.74)],
      ),
    ],
    dimensions: sizes.taken,
    facesDown: true,
  };
}
