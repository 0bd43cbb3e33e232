import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part, type Solid } from "../Solid.ts";
import { box, pipe, rod } from "../solids/placed.ts";
import { axialImpeller, half, motor, nozzle } from "./parts.ts";
import { pipeFor } from "./pipeFor.ts";
import { waterPort } from "./PumpShape.ts";

const AIR_COOLED = new Set(["V000824", "V000825"]);

/**
 * Water-cooled: two shells with the compressor above and the cabinet in front. Air-cooled: coils under a row of
 * fans.
 */
export function chillerBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const capacity = figures.number(PROPERTY.coolingCapacity) ?? 700;
  const flow = figures.number(PROPERTY.waterFlow) ?? capacity * 0.172;
  const rule = "按制冷量推算";
  const bore = pipeFor(flow);
  if (AIR_COOLED.has(figures.choice(PROPERTY.productType) ?? "")) return airCooled(figures, capacity, bore);
  const length = sizes.take(PROPERTY.length, "长度", () => ({
    value: rounded(1600 + 82 * Math.sqrt(capacity)),
    rule,
  }));
  const width = sizes.take(PROPERTY.width, "宽度", () => ({
    value: rounded(600 + 32 * Math.sqrt(capacity)),
    rule,
  }));
  const height = sizes.take(PROPERTY.height, "高度", () => ({
    value: rounded(1000 + 34 * Math.sqrt(capacity)),
    rule,
  }));
  const shell = Math.min(width * 0.25, height * 0.22);
  const box1 = shell * 0.5;
  const [from, to] = half(length);
  const neck = 120;
  const y = width / 2 - shell - 10;
  const z = 90 + shell;
  const shellAt = (name: string, at: number): Solid[] => [
    part(name, "casing", rod("x", shell, [0, at, z], [from + neck + box1, to - box1])),
    ...[from + neck, to - box1].map((x) =>
      part("水室", "iron", rod("x", shell * 1.04, [0, at, z], [x, x + box1])),
    ),
    ...nozzle("x", bore, [0, at, z - shell * 0.45], [from + neck + 5, from]),
    ...nozzle("x", bore, [0, at, z + shell * 0.45], [from + neck + 5, from]),
  ];
  const top = z + shell;
  const body = (height - top) * 0.42;
  const drive = figures.choice(PROPERTY.productType) === "V000821" ? 0.3 : 0.42;
  return {
    solids: [
      ...shellAt("蒸发器", y),
      ...shellAt("冷凝器", -y),
      part(
        "压缩机",
        "iron",
        rod("x", body, [0, 0, top + body * 1.15], [-length * 0.18, length * drive * 0.35]),
      ),
      ...motor("x", [0, 0, top + body * 1.15], body * 0.9, [length * drive * 0.35, length * drive]),
      part("吸气管", "dark", rod("z", body * 0.4, [-length * 0.1, y * 0.5, 0], [z, top + body])),
      part(
        "压缩机支架",
        "dark",
        box([-length * 0.18, length * 0.3], half(width * 0.4), [z + shell * 0.4, top + body * 0.4]),
      ),
      part(
        "控制柜",
        "casing",
        box([-length * 0.42, -length * 0.2], [-width / 2 + 40, -width / 2 + 340], [top * 0.95, height]),
      ),
      part(
        "显示屏",
        "dark",
        box(
          [-length * 0.35, -length * 0.27],
          [-width / 2 + 32, -width / 2 + 41],
          [height - (height - top) * 0.4, height - (height - top) * 0.2],
        ),
      ),
      ...[from + neck + box1 * 2, to - box1 * 4].map((x) =>
        part("管板支座", "dark", box([x, x + 60], half(width), [0, z])),
      ),
    ],
    ports: [
      waterPort("冷冻水进口", [from, y, z - shell * 0.45], [-1, 0, 0], bore, "in"),
      waterPort("冷冻水出口", [from, y, z + shell * 0.45], [-1, 0, 0], bore, "out"),
      waterPort("冷却水进口", [from, -y, z - shell * 0.45], [-1, 0, 0], bore, "in", "condenserWater"),
      waterPort("冷却水出口", [from, -y, z + shell * 0.45], [-1, 0, 0], bore, "out", "condenserWater"),
    ],
    dimensions: sizes.taken,
  };
}

/** kW of heat that one fan of an air-cooled machine removes. */
const CAPACITY_PER_FAN = 65;

function airCooled(figures: Figures, capacity: number, bore: number): ComponentBody {
  const sizes = sizing(figures);
  const pairs = Math.max(1, Math.min(10, Math.ceil(capacity / CAPACITY_PER_FAN / 2)));
  const pitch = 1150;
  const rule = `按每台风机承担 ${CAPACITY_PER_FAN} kW、两排布置推算`;
  const length = sizes.take(PROPERTY.length, "长度", () => ({ value: pairs * pitch + 200, rule }));
  const width = sizes.take(PROPERTY.width, "宽度", () => ({ value: 2200, rule }));
  const height = sizes.take(PROPERTY.height, "高度", () => ({ value: 2300, rule: "按常见机组" }));
  const [from, to] = half(length);
  const stack = 120;
  const deck = height - stack;
  const radius = Math.min(pitch, width / 2) * 0.42;
  const wall = to - 100;
  const z = 350;
  return {
    solids: [
      part("底座", "dark", box([from, wall], half(width), [0, 120])),
      part(
        "机舱",
        "casing",
        box([from + 40, wall - 20], [-width / 2 + 60, width / 2 - 60], [120, height * 0.42]),
      ),
      ...[-1, 1].map((side) =>
        part(
          "冷凝盘管",
          "aluminium",
          box([from + 20, wall], side < 0 ? [-width / 2, -width / 2 + 90] : [width / 2 - 90, width / 2], [
            height * 0.3,
            deck - 40,
          ]),
        ),
      ),
      ...[from, wall - 20].map((x) =>
        part("端板", "casing", box([x, x + 20], half(width - 180), [height * 0.42, deck - 60])),
      ),
      part("顶板", "casing", box([from, wall], half(width), [deck - 60, deck])),
      part("控制柜", "casing", box([from, from + 60], half(width * 0.5), [160, height * 0.75])),
      ...Array.from({ length: pairs }, (_, n) => n).flatMap((n) =>
        [-width / 4, width / 4].flatMap((y): Solid[] => {
          const x = from + 50 + ((wall - from - 100) * (n + 0.5)) / pairs;
          return [
            part("风筒", "dark", pipe("z", radius * 1.04, radius, [x, y, 0], [deck, height])),
            ...axialImpeller("z", [x, y, deck + stack / 2], radius * 0.25, radius * 0.95, stack * 0.4, 5),
          ];
        }),
      ),
      ...[-0.15, 0.15].flatMap((y) => nozzle("x", bore, [0, y * width, z], [wall - 30, to])),
    ],
    ports: [
      waterPort("冷冻水进口", [to, -0.15 * width, z], [1, 0, 0], bore, "in"),
      waterPort("冷冻水出口", [to, 0.15 * width, z], [1, 0, 0], bore, "out"),
    ],
    dimensions: sizes.taken,
  };
}
