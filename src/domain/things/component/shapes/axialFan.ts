import { part } from "../Solid.ts";
import { box, pipe, placed } from "../solids/placed.ts";
import { revolve } from "../solids/revolve.ts";
import { airPort } from "./airPort.ts";
import type { FanShape } from "./FanShape.ts";
import { axialImpeller, cabinetFrame, ductFlange, flange, half, motor, panelled } from "./parts.ts";

const AXIAL_BLADES = 8;

/**
 * A round casing between two flanges, with the motor behind the impeller; mixed-flow and duct fans bulge in the
 * middle.
 */
export const axialFan: FanShape = ({ impeller, length, width, height }, type) => {
  const radius = Math.min(width, height) / 2;
  const inner = Math.min(impeller / 2, radius * 0.9);
  const z = height / 2;
  const rim = Math.max(4, length * 0.02);
  const [from, to] = half(length);
  const sheet = Math.max(2, radius * 0.015);
  const bulges = type !== "V000704";
  const mouth = bulges ? inner * 0.86 : inner;
  const belly = bulges ? Math.min(radius * 0.97, inner * 1.12) : inner;
  const shell = revolve([
    [mouth, from],
    [mouth + sheet, from],
    [belly + sheet, from + length * 0.28],
    [belly + sheet, to - length * 0.28],
    [mouth + sheet, to],
    [mouth, to],
    [belly, to - length * 0.28],
    [belly, from + length * 0.28],
  ]);
  const hub = inner * 0.34;
  const lug = radius * 0.18;
  return {
    solids: [
      part("机壳", "galvanized", placed(shell, "x", [0, 0, z])),
      flange("x", radius, mouth, [0, 0, z], [from, from + rim]),
      flange("x", radius, mouth, [0, 0, z], [to - rim, to]),
      ...axialImpeller("x", [from + length * 0.3, 0, z], hub, inner * 0.97, length * 0.14, AXIAL_BLADES),
      ...motor("x", [0, 0, z], hub, [from + length * 0.37, to - length * 0.12]),
      part("电机支架", "dark", box([-rim, rim], [-belly, belly], [z - rim * 1.5, z + rim * 1.5])),
      // Feet at both flanges, within the square around them.
      ...[from + rim, to - rim * 4].flatMap((x) =>
        [-radius * 0.8, radius * 0.8 - lug].map((y) =>
          part("支座", "dark", box([x, x + rim * 3], [y, y + lug], [0, height * 0.12])),
        ),
      ),
      // Parts that reach the stated width and height where the round casing does not.
      part(
        "接线盒",
        "dark",
        box([-length * 0.1, length * 0.1], [belly * 0.8, width / 2], [z - lug / 2, z + lug / 2]),
      ),
      part(
        "安装板",
        "dark",
        box([-length * 0.1, length * 0.1], [-width / 2, -belly * 0.8], [z - lug / 2, z + lug / 2]),
      ),
      part("吊耳", "dark", box([-rim * 2, rim * 2], [-lug / 2, lug / 2], [z + belly * 0.8, height])),
    ],
    ports: [
      airPort("进风口", [from, 0, z], [-1, 0, 0], mouth * 2),
      airPort("出风口", [to, 0, z], [1, 0, 0], mouth * 2),
    ],
  };
};

/** A framed cabinet with a round inlet and a rectangular outlet. */
export const cabinetFan: FanShape = ({ impeller, length, width, height }) => {
  const collar = Math.min(60, length * 0.05);
  const base = height * 0.06;
  const bar = Math.min(width, height) * 0.035;
  const [from, to] = half(length);
  const body = [[from + collar, to - collar], half(width), [base, height]] as const;
  const eye = Math.min(impeller * 0.5, height * 0.36);
  const z = (base + height) / 2;
  const opening = [width * 0.28, height * 0.24] as const;
  return {
    solids: [
      panelled(...body, bar * 0.35),
      ...cabinetFrame(...body, bar),
      part("进风圈", "galvanized", pipe("x", eye, eye * 0.94, [0, 0, z], [from, from + collar + bar])),
      part(
        "进风口",
        "dark",
        pipe("x", eye * 0.94, eye * 0.9, [0, 0, z], [from + collar * 0.6, from + collar + bar]),
      ),
      ductFlange("x", opening, collar * 0.5, [to, 0, z], [-collar, 0]),
      part(
        "检修门",
        "white",
        box(
          [from + length * 0.3, to - length * 0.3],
          [-width / 2, -width / 2 + bar],
          [base + height * 0.16, height * 0.86],
        ),
      ),
      ...half(length * 0.7).map((x) =>
        part("底座", "dark", box([x - bar, x + bar], half(width * 0.98), [0, base])),
      ),
    ],
    ports: [
      airPort("进风口", [from, 0, z], [-1, 0, 0], eye * 2),
      airPort("出风口", [to, 0, z], [1, 0, 0], [opening[0] * 2, opening[1] * 2]),
    ],
  };
};
