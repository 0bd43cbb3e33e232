import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part, type MaterialName, type Solid } from "../Solid.ts";
import { box, cone, pipe, rod } from "../solids/placed.ts";
import { flange, flangeRadius, half } from "./parts.ts";
import { waterPort } from "./PumpShape.ts";

const unstated = (value: number) => ({ value, rule: `未标注，按 ${value} mm 示意` });
const FRAME = 60;
const WOODEN = "V000922";

/** A frame in its opening, one or two leaves, hinges, handles and a closer. */
export function doorBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const width = sizes.take(PROPERTY.width, "洞口宽度", () => unstated(1000));
  const height = sizes.take(PROPERTY.height, "洞口高度", () => unstated(2100));
  const depth = sizes.take(null, "门框厚度", () => ({ value: 120, rule: "按常见门框" }));
  const material: MaterialName = figures.choice(PROPERTY.material) === WOODEN ? "wood" : "casing";
  const leaves = figures.choice(PROPERTY.leaves) === "V000912" ? 2 : 1;
  const [from, to] = half(width);
  const [front, back] = half(depth);
  const leaf = (width - 2 * FRAME) / leaves;
  const gap = 4;
  const face = -22;
  const leafAt = (n: number): Solid[] => {
    const [a, b] = [from + FRAME + n * leaf + gap, from + FRAME + (n + 1) * leaf - gap];
    const opensRight = leaves === 1 || n === 0;
    const handle = opensRight ? b - 70 : a + 70;
    const hinge = opensRight ? a : b;
    return [
      part("门扇", material, box([a, b], [face, face + 50], [8, height - FRAME - gap])),
      part(
        "门芯板",
        material,
        box([a + leaf * 0.18, b - leaf * 0.18], [face - 5, face + 1], [height * 0.5, height * 0.86]),
      ),
      part(
        "门芯板",
        material,
        box([a + leaf * 0.18, b - leaf * 0.18], [face - 5, face + 1], [height * 0.1, height * 0.42]),
      ),
      part("执手", "stainless", box([handle - 55, handle + 55], [face - 50, face - 32], [1000, 1022])),
      part("执手座", "stainless", box([handle - 14, handle + 14], [face - 34, face + 1], [960, 1060])),
      ...[0.12, 0.5, 0.88].map((share) =>
        part(
          "合页",
          "stainless",
          rod("z", 9, [hinge, face - 4, 0], [height * share - 55, height * share + 55], 12),
        ),
      ),
      part(
        "闭门器",
        "dark",
        box(
          [hinge + (opensRight ? 60 : -300), hinge + (opensRight ? 300 : -60)],
          [face - 36, face + 1],
          [height - FRAME - 90, height - FRAME - 35],
        ),
      ),
    ];
  };
  return {
    solids: [
      part("门框", material, box([from, from + FRAME], [front, back], [0, height])),
      part("门框", material, box([to - FRAME, to], [front, back], [0, height])),
      part("门框", material, box([from + FRAME, to - FRAME], [front, back], [height - FRAME, height])),
      ...Array.from({ length: leaves }, (_, n) => leafAt(n)).flat(),
    ],
    ports: [],
    dimensions: sizes.taken,
  };
}

const CAST_IRON = "V000933";
const COPPER_ALUMINIUM = "V000932";

/** Sections side by side between two headers; columns with or without fins. */
export function radiatorBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const sections = Math.max(1, Math.min(60, figures.number(PROPERTY.sections) ?? 10));
  const kind = figures.choice(PROPERTY.productType);
  const height = sizes.take(PROPERTY.height, "高度", () => unstated(600));
  const length = sizes.take(PROPERTY.length, "长度", () => ({
    value: sections * 60,
    rule: "按每片 60 mm 推算",
  }));
  const depth = sizes.take(PROPERTY.depth, "厚度", () => ({
    value: kind === CAST_IRON ? 130 : 85,
    rule: "按散热器类型的常见厚度",
  }));
  const [from, to] = half(length);
  const step = length / sections;
  const material: MaterialName = kind === CAST_IRON ? "iron" : "white";
  const header = Math.min(20, step * 0.32, height * 0.06);
  const low = height * 0.09;
  const high = height - low;
  const section = (n: number): Solid[] => {
    const x = from + step * (n + 0.5);
    if (kind === COPPER_ALUMINIUM)
      return [part("散热片", material, box([x - step * 0.46, x + step * 0.46], half(depth), [0, height]))];
    const columns = kind === CAST_IRON ? [-depth * 0.34, 0, depth * 0.34] : [-depth * 0.3, depth * 0.3];
    const radius = Math.min(step * 0.44, kind === CAST_IRON ? depth * 0.17 : depth * 0.2);
    return [
      ...columns.map((y) =>
        part("柱", material, rod("z", radius, [x, y, 0], [low * 0.6, height - low * 0.6], 12)),
      ),
      ...[
        [0, low * 1.6],
        [height - low * 1.6, height],
      ].map(([a = 0, b = 0]) =>
        part("联箱", material, box([x - step * 0.46, x + step * 0.46], half(depth), [a, b])),
      ),
    ];
  };
  return {
    solids: [
      ...Array.from({ length: sections }, (_, n) => section(n)).flat(),
      ...[low, high].map((z) => part("对丝", "dark", rod("x", header, [0, 0, z], [from, to], 16))),
    ],
    ports: [
      waterPort("供水口", [from, 0, high], [-1, 0, 0], 20, "in", "heatingWater"),
      waterPort("回水口", [from, 0, low], [-1, 0, 0], 20, "out", "heatingWater"),
    ],
    dimensions: sizes.taken,
  };
}

const THREADED = "V000951";
const WAFER = "V000953";
const GATE = "V000941";
const GLOBE = "V000942";
const BUTTERFLY = "V000943";
const CHECK = "V000944";
const ELECTRIC = "V000872";

/** A body between its ends, a bonnet with the stem, and a handwheel, a lever or an actuator. */
export function waterValveBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const bore = sizes.take(PROPERTY.nominalDiameter, "公称直径", () => unstated(50));
  const kind = figures.choice(PROPERTY.productType) ?? GATE;
  const connection = figures.choice(PROPERTY.connection);
  const isWafer = connection === WAFER;
  const isThreaded = connection === THREADED;
  const length = sizes.take(PROPERTY.length, "结构长度", () => {
    if (isWafer) return { value: rounded(30 + bore * 0.28), rule: "按对夹蝶阀常见结构长度" };
    const factor = kind === GLOBE || kind === CHECK ? 1.9 : 1.3;
    return {
      value: rounded((isThreaded ? 45 : 95) + bore * factor),
      rule: `按公称直径推算（${isThreaded ? 45 : 95} mm + ${factor} DN）`,
    };
  });
  const rim = isWafer || isThreaded ? bore * 0.62 + 10 : flangeRadius(bore);
  const body = Math.min(rim * 0.9, bore * 0.72 + 8);
  const [from, to] = half(length);
  const thick = Math.min(length * 0.16, 14 + bore * 0.06);
  const z = rim;
  const isCheck = kind === CHECK;
  const stem = isCheck ? bore * 0.5 + 20 : bore * (kind === BUTTERFLY ? 0.9 : 1.5) + 60;
  const neck = z + body * 0.7;
  const top = neck + stem;
  const wheel = Math.max(40, bore * 0.75);
  const isElectric = figures.choice(PROPERTY.actuator) === ELECTRIC;
  const drive: Solid[] = isCheck
    ? [part("阀盖", "iron", rod("z", body * 0.75, [0, 0, 0], [neck, top], 24))]
    : [
        part(
          "阀盖",
          "iron",
          cone("z", [body * 0.75, bore * 0.22 + 8], [0, 0, 0], [neck, neck + stem * 0.45]),
        ),
        part("阀杆", "stainless", rod("z", bore * 0.07 + 5, [0, 0, 0], [neck + stem * 0.4, top], 12)),
        ...(isElectric
          ? [
              part(
                "电动执行器",
                "dark",
                box(
                  [-wheel * 0.7, wheel * 0.7],
                  [-wheel * 0.5, wheel * 0.5],
                  [top - stem * 0.3, top + wheel],
                ),
              ),
              part(
                "执行器端盖",
                "motor",
                rod("x", wheel * 0.42, [0, 0, top + wheel * 0.4], [wheel * 0.7, wheel * 1.2], 24),
              ),
            ]
          : kind === BUTTERFLY && bore <= 150
            ? [part("手柄", "dark", box([-14, wheel * 2.4], [-14, 14], [top, top + 12]))]
            : [
                part("手轮", "iron", pipe("z", wheel, wheel * 0.84, [0, 0, 0], [top - 14, top])),
                ...half(Math.PI).map((turn) =>
                  part(
                    "轮辐",
                    "iron",
                    turn < 0
                      ? box([-wheel * 0.86, wheel * 0.86], [-7, 7], [top - 12, top - 2])
                      : box([-7, 7], [-wheel * 0.86, wheel * 0.86], [top - 12, top - 2]),
                  ),
                ),
              ]),
      ];
  return {
    solids: [
      ...(isWafer
        ? [
            part("阀体", "iron", pipe("x", rim, bore / 2, [0, 0, z], [from, to])),
            part("蝶板", "stainless", rod("z", bore / 2, [0, 0, 0], [z - bore * 0.04, z + bore * 0.04])),
          ]
        : [
            part("阀体", "iron", pipe("x", body * 0.86, bore / 2, [0, 0, z], [from, to])),
            part("阀腔", "iron", rod("z", body, [0, 0, 0], [z - body, neck])),
            ...(isThreaded
              ? [from, to - length * 0.2].map((x) =>
                  part("六角端", "iron", pipe("x", rim, bore / 2, [0, 0, z], [x, x + length * 0.2])),
                )
              : [from, to - thick].map((x) => flange("x", rim, bore / 2, [0, 0, z], [x, x + thick]))),
          ]),
      ...(isWafer
        ? [part("阀颈", "iron", rod("z", bore * 0.16 + 8, [0, 0, 0], [z + rim * 0.9, neck + stem * 0.2], 20))]
        : []),
      ...drive,
    ],
    ports: [
      // A check valve lets water through in one direction.
      waterPort("接口一", [from, 0, z], [-1, 0, 0], bore, isCheck ? "in" : "both", "water"),
      waterPort("接口二", [to, 0, z], [1, 0, 0], bore, isCheck ? "out" : "both", "water"),
    ],
    dimensions: sizes.taken,
  };
}
