import { SECONDS_PER_HOUR } from "../../../base/units.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part, type Solid } from "../Solid.ts";
import { box, pipe } from "../solids/placed.ts";
import { airPort } from "./airPort.ts";
import { cabinetFrame, ductFlange, flange, flangeRadius, half, panelled } from "./parts.ts";
import { pipeFor } from "./pipeFor.ts";
import { waterPort } from "./PumpShape.ts";

const FACE_VELOCITY = 2.5;
const SUSPENDED = "V000803";
const UPRIGHT = "V000802";

/** Panels in a frame with mixing, filter, coil and fan section; horizontal, vertical or suspended. */
export function airHandlerBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const flow = figures.number(PROPERTY.airFlow) ?? 5000;
  const face = flow / SECONDS_PER_HOUR / FACE_VELOCITY;
  const structure = figures.choice(PROPERTY.structure);
  const rule = `按风量与迎面风速 ${FACE_VELOCITY} m/s 推算`;
  const wide = sizes.take(PROPERTY.width, "宽度", () => ({
    value: rounded(1000 * Math.sqrt(face * 1.5) + 100),
    rule,
  }));
  const high = sizes.take(PROPERTY.height, "高度", () => ({
    value: rounded(1000 * Math.sqrt(face / 1.5) + (structure === SUSPENDED ? 60 : 200)),
    rule,
  }));
  const long = sizes.take(PROPERTY.length, "长度", () => ({
    value: rounded((structure === UPRIGHT ? 900 : 1400) + high * 0.8),
    rule: "按功能段（混合、过滤、盘管、风机）推算",
  }));
  const base = structure === SUSPENDED ? 0 : 100;
  const bar = 40;
  const collar = 80;
  const stands = structure === UPRIGHT;
  const [from, to] = half(long);
  const top = stands ? high * 1.7 : high;
  const sections = stands
    ? [[from + collar, to]]
    : [0, 0.28, 0.5, 1]
        .slice(1)
        .map((end, n, all) => [
          from + collar + (long - 2 * collar) * (n === 0 ? 0 : all[n - 1]!),
          from + collar + (long - 2 * collar) * end,
        ]);
  const pipes = pipeFor(figures.number(PROPERTY.waterFlow) ?? flow / 1000);
  const coilX = stands ? 0 : from + collar + (long - 2 * collar) * 0.39;
  const front = -wide / 2;
  const z = (base + high) / 2;
  const opening = [wide * 0.36, (high - base) * 0.34] as const;
  const outlet: Triple = stands ? [0, 0, top + collar] : [to, 0, z];
  return {
    solids: [
      ...sections.flatMap(([a = 0, b = 0]): Solid[] => [
        panelled([a, b], half(wide), [base, top], 12),
        ...cabinetFrame([a, b], half(wide), [base, top], bar),
      ]),
      ductFlange("x", opening, 30, [from, 0, z], [0, collar + 13]),
      stands
        ? ductFlange(
            "z",
            [wide * 0.3, long * 0.25].toSorted((p, q) => p - q).toReversed() as [number, number],
            30,
            outlet,
            [-collar - 13, 0],
          )
        : ductFlange("x", opening, 30, outlet, [-collar - 13, 0]),
      ...[z - (high - base) * 0.25, z + (high - base) * 0.2].flatMap((at, n) => [
        part(
          n === 0 ? "进水管" : "出水管",
          "iron",
          pipe("y", pipes * 0.55, pipes * 0.5, [coilX, 0, at], [front - 90, front + 15]),
        ),
        flange("y", flangeRadius(pipes), pipes * 0.5, [coilX, 0, at], [front - 90, front - 74]),
      ]),
      part(
        "检修门把手",
        "dark",
        box(
          [to - collar - long * 0.1, to - collar - long * 0.08],
          [front - 25, front + 13],
          [z - 60, z + 60],
        ),
      ),
      ...(base > 0
        ? half(wide - 60).map((y) =>
            part(
              "底座",
              "dark",
              box([from + collar, to - (stands ? 0 : collar)], [y - 30, y + 30], [0, base]),
            ),
          )
        : []),
    ],
    ports: [
      airPort("进风口", [from, 0, z], [-1, 0, 0], [opening[0] * 2, opening[1] * 2]),
      airPort("出风口", outlet, stands ? [0, 0, 1] : [1, 0, 0], [opening[0] * 2, opening[1] * 2]),
      waterPort("进水口", [coilX, front - 90, z - (high - base) * 0.25], [0, -1, 0], pipes, "in"),
      waterPort("出水口", [coilX, front - 90, z + (high - base) * 0.2], [0, -1, 0], pipes, "out"),
    ],
    dimensions: sizes.taken,
  };
}
