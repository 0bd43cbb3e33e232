import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part } from "../Solid.ts";
import { box, rod } from "../solids/placed.ts";
import { half, nozzle, vessel } from "./parts.ts";
import { waterPort } from "./PumpShape.ts";

/** Plates between two frames; a horizontal shell with tubes; or a vertical vessel that stores what it heats. */
export function heatExchangerBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const area = figures.number(PROPERTY.exchangeArea) ?? 10;
  const bore = sizes.take(PROPERTY.nominalDiameter, "接管直径", () => ({
    value: 65,
    rule: "未标注，按 DN65 示意",
  }));
  const kind = figures.choice(PROPERTY.productType);
  const reach = 60 + bore * 0.4;
  if (kind === "V000842" || kind === "V000843") {
    const stands = kind === "V000843";
    const rule = `按换热面积推算`;
    const diameter = sizes.take(null, "壳体直径", () => ({
      value: rounded((stands ? 420 : 220) + 45 * Math.sqrt(area)),
      rule,
    }));
    const long = sizes.take(PROPERTY.length, "壳体长度", () => ({
      value: rounded((stands ? 900 : 1200) + 130 * Math.sqrt(area)),
      rule,
    }));
    const radius = diameter / 2;
    const axis = stands ? "z" : "x";
    const z = stands ? 0 : radius + 150;
    const [from, to] = stands ? [200, 200 + long] : half(long);
    const spots = stands ? [0.15, 0.8] : [-0.34, 0.34];
    return {
      solids: [
        vessel("壳体", stands ? "stainless" : "iron", axis, radius, [0, 0, z], [from, to]),
        ...(stands
          ? [
              ...spots.flatMap((at) =>
                nozzle("x", bore, [0, 0, from + long * at], [radius * 0.9, radius + reach]),
              ),
              ...spots.flatMap((at) =>
                nozzle("x", bore, [0, 0, from + long * (at * 0.5 + 0.06)], [-radius * 0.9, -radius - reach]),
              ),
            ]
          : [
              ...spots.flatMap((at) =>
                nozzle("z", bore, [long * at, 0, 0], [z + radius * 0.9, z + radius + reach]),
              ),
              ...[-0.4, 0.4].flatMap((at) =>
                nozzle("x", bore, [0, 0, z + at * radius], [to - radius * 0.3, to + reach]),
              ),
            ]),
        ...(stands
          ? [0.25, 0.75, 1.25, 1.75].map((turn) =>
              part(
                "支腿",
                "dark",
                rod(
                  "z",
                  30,
                  [Math.cos(turn * Math.PI) * radius * 0.7, Math.sin(turn * Math.PI) * radius * 0.7, 0],
                  [0, from + long * 0.2],
                  12,
                ),
              ),
            )
          : spots.map((at) =>
              part(
                "鞍座",
                "dark",
                box([long * at - 60, long * at + 60], half(radius * 1.4), [0, z - radius * 0.5]),
              ),
            )),
        ...(stands
          ? []
          : [from + long * 0.2, to - long * 0.2].map((x) =>
              part("设备法兰", "iron", rod("x", radius * 1.08, [0, 0, z], [x - 25, x + 25])),
            )),
      ],
      ports: stands
        ? [
            ...spots.map((at, n) =>
              waterPort(
                n === 0 ? "二次侧进口" : "二次侧出口",
                [radius + reach, 0, from + long * at],
                [1, 0, 0],
                bore,
                n === 0 ? "in" : "out",
                "hotWater",
              ),
            ),
            // The hot side enters above and leaves below.
            ...spots
              .toReversed()
              .map((at, n) =>
                waterPort(
                  n === 0 ? "一次侧进口" : "一次侧出口",
                  [-radius - reach, 0, from + long * (at * 0.5 + 0.06)],
                  [-1, 0, 0],
                  bore,
                  n === 0 ? "in" : "out",
                  "heatingWater",
                ),
              ),
          ]
        : [
            ...spots.map((at, n) =>
              waterPort(
                n === 0 ? "壳程进口" : "壳程出口",
                [long * at, 0, z + radius + reach],
                [0, 0, 1],
                bore,
                n === 0 ? "in" : "out",
                "heatingWater",
              ),
            ),
            ...[0.4, -0.4].map((at, n) =>
              waterPort(
                n === 0 ? "管程进口" : "管程出口",
                [to + reach, 0, z + at * radius],
                [1, 0, 0],
                bore,
                n === 0 ? "in" : "out",
                "heatingWater",
              ),
            ),
          ],
      dimensions: sizes.taken,
    };
  }
  const plate = sizes.take(PROPERTY.width, "板片宽度", () => ({
    value: rounded(bore * 3 + 120),
    rule: "取接管直径的 3 倍加 120 mm",
  }));
  const high = sizes.take(PROPERTY.height, "板片高度", () => ({
    value: rounded(plate * 2.2),
    rule: "取板片宽度的 2.2 倍",
  }));
  const count = Math.max(10, Math.ceil((area * 1e6) / (plate * high * 0.72)));
  const pack = sizes.take(PROPERTY.length, "板束长度", () => ({
    value: rounded(count * 4),
    rule: `按 ${count} 片、每片 4 mm 推算`,
  }));
  const thick = 40 + bore * 0.1;
  const foot = 120;
  const rail = pack * 1.5 + 250;
  const x0 = -rail / 2;
  const at = [-0.3, 0.3].flatMap((y) => [0.14, 0.86].map((z) => [y * plate, foot + z * high] as const));
  return {
    solids: [
      part("固定压紧板", "iron", box([x0, x0 + thick], half(plate * 1.2), [foot - 30, foot + high + 30])),
      part("板片", "stainless", box([x0 + thick, x0 + thick + pack], half(plate), [foot, foot + high])),
      part(
        "活动压紧板",
        "iron",
        box([x0 + thick + pack, x0 + 2 * thick + pack], half(plate * 1.2), [foot - 30, foot + high + 30]),
      ),
      part("上导杆", "dark", box([x0 + thick, x0 + rail], half(40), [foot + high + 30, foot + high + 75])),
      part("下导杆", "dark", box([x0 + thick, x0 + rail], half(30), [foot - 60, foot - 30])),
      part("支柱", "dark", box([x0 + rail - 60, x0 + rail], half(plate * 0.4), [0, foot + high + 75])),
      part("支脚", "iron", box([x0, x0 + thick], half(plate * 1.2), [0, foot - 30])),
      ...[0.2, 0.5, 0.8].flatMap((share) =>
        [-0.56, 0.56].map((y) =>
          part(
            "夹紧螺栓",
            "dark",
            rod("x", 12, [0, y * plate, foot + share * high], [x0 - 30, x0 + 2 * thick + pack + 90], 8),
          ),
        ),
      ),
      ...at.flatMap(([y, z]) => nozzle("x", bore, [0, y, z], [x0 + 5, x0 - reach])),
    ],
    ports: at.map(([y, z], n) =>
      waterPort(
        ["一次侧进口", "一次侧出口", "二次侧进口", "二次侧出口"][n]!,
        [x0 - reach, y, z],
        [-1, 0, 0],
        bore,
        n % 2 ? "out" : "in",
        "heatingWater",
      ),
    ),
    dimensions: sizes.taken,
  };
}
