import { SECONDS_PER_HOUR } from "../../../base/units.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part } from "../Solid.ts";
import { box, duct, rod } from "../solids/placed.ts";
import { airPort } from "./airPort.ts";
import { ductFlange, half, vanes } from "./parts.ts";

const SHEET = 2;
const FLANGE = 30;
/** 排烟防火阀 */
const SMOKE_EXHAUST = "V000864";
const unstated = (value: number) => ({ value, rule: `未标注，按 ${value} mm 示意` });
const ends = (length: number, width: number, height: number) => {
  const [from, to] = half(length);
  return [
    airPort("进风口", [from, 0, height / 2], [-1, 0, 0], [width, height]),
    airPort("出风口", [to, 0, height / 2], [1, 0, 0], [width, height]),
  ];
};

/** Walls of a duct with a flange at each end; the inside has the stated width and height. */
function casing(length: number, width: number, height: number) {
  const [from, to] = half(length);
  const at = [0, 0, height / 2] as const;
  const opening = [width / 2, height / 2] as const;
  return [
    part("阀体", "galvanized", duct("x", [width / 2 + SHEET, height / 2 + SHEET], SHEET, at, [from, to])),
    ductFlange("x", opening, FLANGE, at, [from, from + 4]),
    ductFlange("x", opening, FLANGE, at, [to - 4, to]),
  ];
}

/** Opposed blades or a single flap; the drive at the side shows how it is operated. */
export function damperBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const width = sizes.take(PROPERTY.width, "宽度", () => unstated(500));
  const height = sizes.take(PROPERTY.height, "高度", () => unstated(320));
  const length = sizes.take(PROPERTY.length, "长度", () => unstated(210));
  const actuator = figures.choice(PROPERTY.actuator);
  const isFlap =
    figures.choice(PROPERTY.productType) === "V000863" || figures.choice(PROPERTY.productType) === "V000864";
  const count = isFlap ? 1 : Math.max(2, Math.round(height / 120));
  const side = width / 2 + FLANGE;
  const z = height / 2;
  const drive =
    actuator === "V000872"
      ? [part("电动执行器", "dark", box([-45, 45], [side, side + 70], [z - 80, z + 80]))]
      : actuator === "V000874"
        ? [part("配重", "dark", box([-15, 15], [side, side + 25], [z + height * 0.1, z + height * 0.1 + 60]))]
        : [
            part("手柄", "dark", box([-90, 15], [side + 10, side + 20], [z - 12, z + 12])),
            part("刻度盘", "stainless", rod("y", 45, [0, 0, z], [side, side + 10])),
          ];
  return {
    solids: [
      ...casing(length, width, height),
      ...vanes({ name: "叶片", material: "galvanized" }, "y", {
        count,
        span: [-width / 2, width / 2],
        across: [0, height],
        width: Math.min(length * 0.7, (height / count) * 0.92),
        thickness: 4,
        angle: isFlap ? 0.35 : 0.7,
        side: "v",
      }),
      ...Array.from({ length: count }, (_, n) =>
        part("叶片轴", "dark", rod("y", 6, [0, 0, (height * (n + 0.5)) / count], [-width / 2, side], 10)),
      ),
      ...(isFlap
        ? [
            part(
              "熔断器",
              "copper",
              box([length * 0.2, length * 0.32], [width / 2, side + 30], [z + 30, z + 60]),
            ),
          ]
        : [part("连杆", "dark", box([-8, 8], [side - 14, side - 8], [height * 0.12, height * 0.88]))]),
      ...drive,
    ],
    ports: ends(length, width, height).map((port) =>
      figures.choice(PROPERTY.productType) === SMOKE_EXHAUST ? { ...port, system: "exhaustAir" } : port,
    ),
    dimensions: sizes.taken,
  };
}

/** A shell around splitters, with a spigot at each end. */
export function silencerBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const width = sizes.take(PROPERTY.width, "宽度", () => unstated(630));
  const height = sizes.take(PROPERTY.height, "高度", () => unstated(400));
  const length = sizes.take(PROPERTY.length, "长度", () => unstated(1000));
  const spigot = Math.min(80, length * 0.1);
  const [from, to] = half(length);
  const splitters = Math.max(1, Math.round(width / 250));
  const step = width / splitters;
  return {
    solids: [
      ...casing(length, width, height).map((solid) =>
        solid.name === "阀体" ? { ...solid, name: "接管" } : solid,
      ),
      part(
        "外壳",
        "galvanized",
        duct("x", [width / 2 + 50, height / 2 + 50], 49, [0, 0, height / 2], [from + spigot, to - spigot]),
      ),
      ...Array.from({ length: splitters }, (_, n) => {
        const y = -width / 2 + step * (n + 0.5);
        return part(
          "消声片",
          "filter",
          box([from + spigot, to - spigot], [y - step * 0.24, y + step * 0.24], [0, height]),
        );
      }),
    ],
    ports: ends(length, width, height),
    dimensions: sizes.taken,
  };
}

/** A frame with bags, pleats or a flat panel in it. */
export function filterBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const width = sizes.take(PROPERTY.width, "宽度", () => unstated(592));
  const height = sizes.take(PROPERTY.height, "高度", () => unstated(592));
  const depth = sizes.take(PROPERTY.depth, "厚度", () => unstated(46));
  const isBag = figures.choice(PROPERTY.productType) === "V000962";
  const frame = isBag ? 25 : depth;
  const [from] = half(depth);
  const wall = Math.min(20, width * 0.05);
  const pleats = isBag ? 6 : Math.min(40, Math.round(width / 20));
  const step = (width - 2 * wall) / pleats;
  return {
    solids: [
      part(
        "边框",
        isBag ? "galvanized" : "aluminium",
        duct("x", [width / 2, height / 2], wall, [0, 0, height / 2], [from, from + frame]),
      ),
      ...Array.from({ length: pleats }, (_, n) => {
        const y = -width / 2 + wall + step * (n + 0.5);
        const slack = isBag ? 8 : 0;
        return part(
          isBag ? "滤袋" : "滤料",
          "filter",
          box(
            [from + Math.min(4, depth * 0.1), from + depth - (isBag ? 0 : Math.min(4, depth * 0.1))],
            [y - step * 0.36, y + step * 0.36],
            [wall + slack, height - wall - slack],
          ),
        );
      }),
    ],
    ports: ends(depth, width, height),
    dimensions: sizes.taken,
  };
}

const DUCT_VELOCITY = 5;
const SECTION_VELOCITY = 2.5;

/** Cells in a casing with the electric box at its side; in a duct, or as a section of an air handler. */
export function airPurifierBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const flow = figures.number(PROPERTY.airFlow) ?? 5000;
  const isDuct = figures.choice(PROPERTY.installation) !== "V000992";
  const velocity = isDuct ? DUCT_VELOCITY : SECTION_VELOCITY;
  const face = flow / SECONDS_PER_HOUR / velocity;
  const rule = `按额定风量与断面风速 ${velocity} m/s 推算`;
  const width = sizes.take(PROPERTY.width, "宽度", () => ({
    value: rounded(1000 * Math.sqrt(face * 1.5)),
    rule,
  }));
  const height = sizes.take(PROPERTY.height, "高度", () => ({
    value: rounded(1000 * Math.sqrt(face / 1.5)),
    rule,
  }));
  const length = sizes.take(PROPERTY.length, "长度", () => unstated(isDuct ? 400 : 300));
  const [from, to] = half(length);
  const cells = Math.max(2, Math.round(width / 90));
  return {
    solids: [
      ...casing(length, width, height).map((solid) =>
        solid.name === "阀体" ? { ...solid, name: "箱体" } : solid,
      ),
      ...Array.from({ length: cells }, (_, n) => {
        const y = -width / 2 + (width * (n + 0.5)) / cells;
        return part(
          "净化单元",
          "aluminium",
          box([from + length * 0.2, to - length * 0.2], [y - 5, y + 5], [0, height]),
        );
      }),
      part(
        "电控箱",
        "casing",
        box(
          [-length * 0.3, length * 0.3],
          [width / 2 + SHEET, width / 2 + 110],
          [height * 0.2, height * 0.8],
        ),
      ),
      part(
        "指示面板",
        "dark",
        box(
          [-length * 0.12, length * 0.12],
          [width / 2 + 110, width / 2 + 114],
          [height * 0.55, height * 0.7],
        ),
      ),
    ],
    ports: ends(length, width, height),
    dimensions: sizes.taken,
  };
}
