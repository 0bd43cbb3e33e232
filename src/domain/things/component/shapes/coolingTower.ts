import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part } from "../Solid.ts";
import { box, placed } from "../solids/placed.ts";
import { revolve } from "../solids/revolve.ts";
import { axialImpeller, half, nozzle } from "./parts.ts";
import { pipeFor } from "./pipeFor.ts";
import { waterPort } from "./PumpShape.ts";

/** A basin, a body with fill and louvres, and a fan in a stack on top. */
export function coolingTowerBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const flow = figures.number(PROPERTY.waterFlow) ?? 100;
  const rule = "按冷却水量的平方根推算";
  const length = sizes.take(PROPERTY.length, "长度", () => ({
    value: rounded(1400 + 145 * Math.sqrt(flow)),
    rule,
  }));
  const width = sizes.take(PROPERTY.width, "宽度", () => ({
    value: rounded(1400 + 120 * Math.sqrt(flow)),
    rule,
  }));
  const height = sizes.take(PROPERTY.height, "高度", () => ({
    value: rounded(2100 + 75 * Math.sqrt(flow)),
    rule,
  }));
  const isCross = figures.choice(PROPERTY.structure) === "V000812";
  const stack = height * 0.14;
  const deck = height - stack;
  const basin = height * 0.16;
  const radius = Math.min(length, width) * 0.36;
  const bore = pipeFor(flow);
  const reach = length / 2;
  const wall = reach - 60;
  const sill = isCross ? basin : basin + height * 0.22;
  const louvres = isCross ? 12 : 5;
  const open = (isCross ? deck - height * 0.12 : sill) - basin;
  return {
    solids: [
      part("集水盘", "casing", box([-wall, wall], half(width), [height * 0.04, basin])),
      ...[-0.42, 0.42].flatMap((x) =>
        [-0.4, 0.4].map((y) =>
          part(
            "支脚",
            "dark",
            box([x * length - 50, x * length + 50], [y * width - 50, y * width + 50], [0, height * 0.04]),
          ),
        ),
      ),
      part(
        "填料",
        "dark",
        box([-wall + 80, wall - 80], [-width / 2 + 80, width / 2 - 80], [basin, deck - 20]),
      ),
      part("塔体", "casing", box([-wall, wall], half(isCross ? width * 0.5 : width), [sill, deck])),
      ...(isCross
        ? [part("顶盖", "casing", box([-wall, wall], half(width), [deck - height * 0.12, deck]))]
        : []),
      ...Array.from({ length: louvres }, (_, n) => {
        const z = basin + (open * (n + 0.3)) / louvres;
        return part(
          "进风百叶",
          "casing",
          box([-wall, wall], half(width - 20), [z, z + (open / louvres) * 0.3]),
        );
      }),
      part(
        "风筒",
        "casing",
        placed(
          revolve([
            [radius, deck],
            [radius * 1.06, deck],
            [radius * 1.0, deck + stack * 0.4],
            [radius * 1.08, height],
            [radius * 1.02, height],
            [radius * 0.95, deck + stack * 0.4],
          ]),
          "z",
        ),
      ),
      ...axialImpeller("z", [0, 0, deck + stack * 0.5], radius * 0.14, radius * 0.92, stack * 0.3, 6),
      ...nozzle("x", bore, [0, -width * 0.25, basin * 0.65], [wall, reach]),
      ...nozzle("x", bore, [0, width * 0.25, deck * 0.88], [-wall, -reach]),
      ...[-0.16, 0.16].map((y) =>
        part("爬梯", "dark", box([wall, wall + 40], [y * 1200 - 15, y * 1200 + 15], [basin, deck])),
      ),
      ...Array.from({ length: 10 }, (_, n) =>
        part(
          "踏棍",
          "dark",
          box(
            [wall + 10, wall + 30],
            [-190, 190],
            [basin + ((deck - basin) * (n + 0.5)) / 10, basin + ((deck - basin) * (n + 0.5)) / 10 + 20],
          ),
        ),
      ),
    ],
    ports: [
      waterPort("出水口", [reach, -width * 0.25, basin * 0.65], [1, 0, 0], bore, "out", "condenserWater"),
      waterPort("进水口", [-reach, width * 0.25, deck * 0.88], [-1, 0, 0], bore, "in", "condenserWater"),
    ],
    dimensions: sizes.taken,
    overall: [length, width, height],
  };
}
