import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { part } from "../Solid.ts";
import { box, pipe, rod } from "../solids/placed.ts";
import { motorFrame } from "./motorFrame.ts";
import { flange, flangeRadius, half, vessel } from "./parts.ts";
import { waterPort } from "./PumpShape.ts";
import { standingPump } from "./standingPumps.ts";

/** m of head that one stage of a light multistage pump gives at full speed. */
const STAGE_HEAD = 9;

/**
 * Pumps in a row on a frame, one more than run at a time, between two manifolds; control cabinet and diaphragm
 * tank beside them.
 */
export function waterSupplySetBody(figures: Figures): ComponentBody {
  const sizes = sizing(figures);
  const running = Math.min(6, Math.max(1, figures.number(PROPERTY.pumpCount) ?? 2));
  const count = running + 1;
  const main = sizes.take(PROPERTY.nominalDiameter, "总管直径", () => ({
    value: 100,
    rule: "未标注，按 DN100 示意",
  }));
  const branch = sizes.take(null, "支管直径", () => ({
    value: rounded(main / Math.sqrt(running)),
    rule: "按总管截面积由工作泵均分",
  }));
  const power = (figures.number(PROPERTY.motorPower) ?? 4) / running;
  const frame = motorFrame(power);
  const stages = Math.min(20, Math.max(2, Math.round((figures.number(PROPERTY.head) ?? 40) / STAGE_HEAD)));
  const impeller = rounded(90 + branch * 0.6);
  const size = { branch, impeller, motorDiameter: frame.diameter, motorLength: frame.length, stages };
  const base = 80;
  const { reach, z, radius, height } = standingPump(size, [0, 0, base]);
  const pitch = sizes.take(null, "泵间距", () => ({
    value: rounded(2 * radius + 120),
    rule: "取泵体外廓加检修净距 120 mm",
  }));
  // The pump's own branches run along x; the set turns them, so the row runs along y.
  const row = pitch * count;
  const y0 = -row / 2 + pitch / 2;
  const spots = Array.from({ length: count }, (_, n) => y0 + n * pitch);
  const manifold = reach + main * 0.55 + 20;
  const end = row / 2 + 100;
  const cabinet = { width: 420, depth: 260, height: Math.max(700, Math.min(1600, height * 0.9)) };
  const tank = Math.max(160, main * 1.4);
  const far = row / 2 + 60 + cabinet.width;
  const solids = [
    ...spots.flatMap((y) => standingPump(size, [0, y, base]).solids),
    ...[-manifold, manifold].flatMap((x) => [
      part(
        x < 0 ? "吸水总管" : "出水总管",
        "stainless",
        pipe("y", main * 0.55, main * 0.5, [x, 0, z], half(2 * end)),
      ),
      ...[-end, end - 20].map((y) => flange("y", flangeRadius(main), main * 0.5, [x, 0, z], [y, y + 20])),
      ...spots.map((y) =>
        part(
          "支管",
          "stainless",
          rod("x", branch * 0.5, [0, y, z], x < 0 ? [x + main * 0.4, -reach] : [reach, x - main * 0.4]),
        ),
      ),
    ]),
    part(
      "控制柜",
      "casing",
      box([-cabinet.depth, cabinet.depth], [row / 2 + 110, far + 110], [base, base + cabinet.height]),
    ),
    part(
      "控制屏",
      "dark",
      box(
        [-cabinet.depth * 0.4, cabinet.depth * 0.4],
        [far + 110, far + 122],
        [base + cabinet.height * 0.68, base + cabinet.height * 0.82],
      ),
    ),
    vessel(
      "隔膜气压罐",
      "iron",
      "z",
      tank,
      [manifold * 0.55, -row / 2 - tank - 40, base],
      [60, 60 + tank * 3],
    ),
    part("罐座", "dark", rod("z", tank * 0.6, [manifold * 0.55, -row / 2 - tank - 40, base], [0, 80])),
    part(
      "底座",
      "dark",
      box([-manifold - main * 0.8, manifold + main * 0.8], [-row / 2 - 2 * tank - 60, far + 150], [0, base]),
    ),
  ];
  return {
    solids,
    ports: [
      waterPort("进水口", [-manifold, -end, z], [0, -1, 0], main, "in", "domesticWater"),
      waterPort("出水口", [manifold, -end, z], [0, -1, 0], main, "out", "domesticWater"),
    ],
    dimensions: sizes.taken,
  };
}
