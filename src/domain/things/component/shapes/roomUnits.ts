import { part } from "../Solid.ts";
import { rectangle } from "../solids/outlines.ts";
import { box, placed } from "../solids/placed.ts";
import { prism } from "../solids/prism.ts";
import { airPort } from "./airPort.ts";
import { coilConnections } from "./coilConnections.ts";
import { half } from "./parts.ts";
import type { UnitShape } from "./UnitShape.ts";

/** A ceiling unit: a body above, and a panel below with a return grille and outlets on one, two or four sides. */
export const cassette =
  (outlets: 1 | 2 | 4): UnitShape =>
  ({ length, width, height, pipes }) => {
    const panel = Math.max(12, height * 0.1);
    const rim = Math.min(length, width) * 0.05;
    const [bodyX, bodyY] = [half(length - 2 * rim), half(width - 2 * rim)];
    const cut = Math.min(length, width) * 0.12;
    const chamfered = [
      [bodyX[0] + cut, bodyY[0]],
      [bodyX[1] - cut, bodyY[0]],
      [bodyX[1], bodyY[0] + cut],
      [bodyX[1], bodyY[1] - cut],
      [bodyX[1] - cut, bodyY[1]],
      [bodyX[0] + cut, bodyY[1]],
      [bodyX[0], bodyY[1] - cut],
      [bodyX[0], bodyY[0] + cut],
    ] as const;
    const slot = Math.min(length, width) * 0.07;
    const [reachX, reachY] = [length * 0.34, width * 0.34];
    const low = panel * 0.3;
    const slots: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
      [
        [-reachX, reachX],
        [-width * 0.45, -width * 0.45 + slot],
      ],
      [
        [-reachX, reachX],
        [width * 0.45 - slot, width * 0.45],
      ],
      [
        [-length * 0.45, -length * 0.45 + slot],
        [-reachY, reachY],
      ],
      [
        [length * 0.45 - slot, length * 0.45],
        [-reachY, reachY],
      ],
    ];
    const joined = coilConnections(
      pipes,
      length / 2,
      0,
      [height * 0.45, height * 0.62, height * 0.78],
      rim + 10,
    );
    return {
      solids: [
        part("机体", "galvanized", prism(chamfered, [panel, height])),
        part("面板", "white", prism(rectangle(-length / 2, length / 2, -width / 2, width / 2), [low, panel])),
        ...slots.slice(0, outlets).map(([x, y]) => part("出风口", "dark", box(x, y, [low * 0.4, low + 1]))),
        ...Array.from({ length: 7 }, (_, n) => {
          const y = width * (-0.24 + n * 0.08);
          return part(
            "回风格栅",
            "dark",
            box([-length * 0.28, length * 0.28], [y - width * 0.012, y + width * 0.012], [0, low + 1]),
          );
        }),
        ...[-1, 1].flatMap((sx) =>
          [-1, 1].map((sy) =>
            part(
              "吊耳",
              "dark",
              box(
                sx < 0 ? [bodyX[0] - rim * 0.6, bodyX[0] + rim] : [bodyX[1] - rim, bodyX[1] + rim * 0.6],
                [sy * width * 0.2 - 12, sy * width * 0.2 + 12],
                [height * 0.55, height * 0.57],
              ),
            ),
          ),
        ),
        ...joined.solids,
      ],
      ports: [airPort("出风口", [0, 0, 0], [0, 0, -1], [length, width]), ...joined.ports],
      facesDown: true,
    };
  };

/** A wall unit: a long rounded body with its outlet below. */
export const wallUnit: UnitShape = ({ length, width, height, pipes }) => {
  const [front, back] = half(width);
  const stub = 15;
  // Seen along x: y to the right, z up.
  const section = [
    [front + width * 0.35, 0],
    [back, 0],
    [back, height],
    [front + width * 0.25, height],
    [front + width * 0.08, height * 0.93],
    [front, height * 0.8],
    [front, height * 0.3],
    [front + width * 0.1, height * 0.1],
  ] as const;
  const joined = coilConnections(
    pipes,
    length / 2,
    back - width * 0.25,
    [height * 0.3, height * 0.42, height * 0.18],
    stub + 5,
  );
  return {
    solids: [
      part("机壳", "white", placed(prism(section, [-length / 2, length / 2 - stub]), "x")),
      part(
        "导风板",
        "dark",
        box(
          [-length * 0.42, length * 0.42],
          [front + width * 0.12, front + width * 0.34],
          [2, height * 0.09],
        ),
      ),
      part(
        "显示屏",
        "dark",
        box([length * 0.28, length * 0.38], [front, front + 2], [height * 0.45, height * 0.55]),
      ),
      ...joined.solids,
    ],
    ports: [
      airPort("出风口", [0, front + width * 0.2, 0], [0, 0, -1], [length * 0.84, width * 0.3]),
      ...joined.ports,
    ],
  };
};
