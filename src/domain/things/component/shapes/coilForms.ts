import { part } from "../Solid.ts";
import { box, duct, rod } from "../solids/placed.ts";
import { airPort } from "./airPort.ts";
import { coilConnections } from "./coilConnections.ts";
import { ductFlange, half, motor, vanes } from "./parts.ts";
import type { UnitShape } from "./UnitShape.ts";

/**
 * A unit above a ceiling: coil box with outlet collar in front, fan scrolls and motor behind, pipes at the right.
 */
export const concealedCoil: UnitShape = ({ length, width, height, pipes }) => {
  const stub = Math.min(60, length * 0.07);
  const [left, right] = [-length / 2, length / 2 - stub];
  const middle = (left + right) / 2;
  const collar = width * 0.1;
  const [front, back] = half(width);
  const coil: readonly [number, number] = [front + collar, front + width * 0.56];
  const pan = Math.max(8, height * 0.06);
  const z = height / 2;
  const opening = [(right - left) * 0.46, height * 0.36] as const;
  const fans = length > 900 ? 2 : 1;
  const scroll = Math.min((back - coil[1]) / 2, height / 2) * 0.98;
  const each = (right - left) / (fans * 2 + 1);
  const wheels = fans === 1 ? [middle - each * 0.75] : [left + each * 1.5, left + each * 3.5];
  const motorAt = fans === 1 ? middle + each * 0.35 : middle;
  const heights = [height * 0.4, height * 0.68, pan + 12] as const;
  const joined = coilConnections(pipes, length / 2, (coil[0] + coil[1]) / 2, heights, stub);
  return {
    solids: [
      part("盘管箱", "galvanized", box([left, right], coil, [pan, height])),
      part("凝水盘", "dark", box([left, right], [coil[0] - collar * 0.3, coil[1]], [0, pan])),
      part("出风口接管", "galvanized", duct("y", opening, 2, [middle, 0, z], [front, coil[0]])),
      ductFlange("y", opening, Math.min(18, height * 0.07), [middle, 0, z], [front, front + 3]),
      part(
        "盘管",
        "aluminium",
        box(
          [middle - opening[0], middle + opening[0]],
          [coil[0] - 2, coil[0] + 4],
          [z - opening[1], z + opening[1]],
        ),
      ),
      ...wheels.map((x) =>
        part(
          "风机蜗壳",
          "galvanized",
          rod("x", scroll, [x, coil[1] + scroll, z], half(each * (fans === 1 ? 1.3 : 1))),
        ),
      ),
      ...motor(
        "x",
        [motorAt, coil[1] + scroll, z],
        scroll * 0.55,
        fans === 1 ? [-each * 0.35, each * 0.7] : half(each),
      ),
      part("风机板", "galvanized", box([left, right], [coil[1] - 4, coil[1]], [pan, height])),
      part("回风箱底板", "galvanized", box([left, right], [coil[1], back], [0, 3])),
      ...[left + 20, right - 50].map((x) =>
        part("吊耳", "dark", box([x, x + 30], [coil[1] - 40, coil[1] - 10], [height - 3, height])),
      ),
      part(
        "接线盒",
        "dark",
        box(
          [left, left + Math.min(50, length * 0.06)],
          [coil[1] - 90, coil[1] - 10],
          [z - height * 0.2, z + height * 0.2],
        ),
      ),
      ...joined.solids,
    ],
    ports: [
      airPort("出风口", [middle, front, z], [0, -1, 0], [opening[0] * 2, opening[1] * 2]),
      airPort("进风口", [middle, back, z], [0, 1, 0], [right - left, height]),
      ...joined.ports,
    ],
  };
};

/** A painted cabinet in the room: outlet grille above, or in front if it hangs; inlet below. */
export const exposedCoil: UnitShape = ({ length, width, height, pipes }) => {
  const foot = height * 0.08;
  const isUpright = height > width;
  const [front, back] = half(width);
  const stub = 20;
  const joined = coilConnections(
    pipes,
    length / 2,
    back - width * 0.25,
    [height * 0.35, height * 0.5, height * 0.2],
    stub + 10,
  );
  const cabinet = half(length - 2 * stub);
  const inside = [cabinet[0] + 40, cabinet[1] - 40] as const;
  return {
    solids: [
      part("机壳", "white", box(cabinet, [front + 3, back], isUpright ? [foot, height - 4] : [0, height])),
      ...(isUpright
        ? [
            part("底座", "dark", box([cabinet[0] + 20, cabinet[1] - 20], [front + 15, back], [0, foot])),
            ...vanes(
              { name: "出风格栅", material: "dark" },
              "x",
              {
                count: 6,
                span: inside,
                across: [front + width * 0.2, back - width * 0.2],
                width: 6,
                thickness: 4,
                side: "u",
                angle: 0,
              },
              [0, 0, height - 2],
            ),
          ]
        : []),
      ...Array.from({ length: isUpright ? 0 : 6 }, (_, n) =>
        part(
          "出风格栅",
          "dark",
          box(
            inside,
            [front, front + 3.5],
            [height * (0.28 + n * 0.08), height * (0.28 + n * 0.08) + height * 0.04],
          ),
        ),
      ),
      part(
        "温控面板",
        "dark",
        box([cabinet[1] - 35, cabinet[1] - 12], [front, front + 4], [height * 0.7, height * 0.84]),
      ),
      part(
        "左端盖",
        "white",
        box([-length / 2, cabinet[0]], [front + 8, back], isUpright ? [foot, height - 10] : [4, height - 4]),
      ),
      part(
        "右端盖",
        "white",
        box(
          [cabinet[1], length / 2 - 2],
          [front + 8, back],
          isUpright ? [foot, height - 10] : [4, height - 4],
        ),
      ),
      ...joined.solids,
    ],
    ports: [
      airPort(
        "出风口",
        isUpright ? [0, 0, height] : [0, front, height * 0.5],
        isUpright ? [0, 0, 1] : [0, -1, 0],
        [inside[1] - inside[0], isUpright ? width * 0.6 : height * 0.46],
      ),
      airPort("进风口", [0, 0, 0], [0, 0, -1], [inside[1] - inside[0], width * 0.6]),
      ...joined.ports,
    ],
  };
};
