import { greatest, least } from "../../../base/lists.ts";
import { part } from "../Solid.ts";
import { circle, type Corner, type Outline } from "../solids/outlines.ts";
import { box, cone, placed, rod } from "../solids/placed.ts";
import { prism, tube } from "../solids/prism.ts";
import type { FanShape } from "./FanShape.ts";
import { airPort } from "./airPort.ts";
import { ductFlange, motor } from "./parts.ts";

const STEPS = 30;
/** Radius at the tongue as a share of that at the outlet. */
const TONGUE = 0.62;

/**
 * A scroll around the origin with its outlet at the upper right; the radius shrinks from the outlet to the tongue.
 */
function scroll(): Outline {
  const spiral = Array.from({ length: STEPS + 1 }, (_, step): Corner => {
    const angle = Math.PI * (0.5 + (5 / 3) * (step / STEPS));
    const radius = 1 - (1 - TONGUE) * (step / STEPS);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return [[1.05, 1], ...spiral, [1.05, 0.36]];
}

/** Scroll casing on a frame, inlet cone in front, motor behind. */
export const scrollFan: FanShape = ({ impeller, length, width, height }) => {
  const raw = scroll();
  const us = raw.map(([u]) => u);
  const vs = raw.map(([, v]) => v);
  const rim = Math.min(40, height * 0.03);
  const base = height * 0.06;
  const [left, right, low] = [least(us), greatest(us), least(vs)];
  const wide = length / (right - left);
  const high = (height - rim - base) / (1 - low);
  const toX = (u: number) => -length / 2 + (u - left) * wide;
  const toZ = (v: number) => base + (v - low) * high;
  const outline = raw.map(([u, v]): Corner => [toX(u), toZ(v)]);
  const [x, z] = [toX(0), toZ(0)];
  const front = -width / 2 + width * 0.1;
  const back = front + width * 0.46;
  const eye = Math.min(impeller * 0.42, Math.min(wide, high) * TONGUE * 0.92);
  const outlet = { low: toZ(0.36), high: toZ(1) };
  const outletAt = [length / 2, (front + back) / 2, (outlet.low + outlet.high) / 2] as const;
  const shaftEnd = back + width * 0.12;
  const radius = Math.min(impeller * 0.2, (z - base) * 0.8);
  return {
    solids: [
      part("机壳", "casing", placed(prism(outline, [front, back]), "y")),
      part(
        "进风口",
        "galvanized",
        // The mouth narrows towards the casing.
        placed(
          tube(
            circle(eye * 1.15),
            circle(eye * 1.12),
            [-width / 2, front],
            [circle(eye), circle(eye * 0.96)],
          ),
          "y",
          [x, 0, z],
        ),
      ),
      part("叶轮", "aluminium", rod("y", eye * 0.94, [x, front, z], [-width * 0.03, 0])),
      part("轮毂", "dark", cone("y", [eye * 0.12, eye * 0.3], [x, front, z], [-width * 0.05, -width * 0.03])),
      ductFlange("x", [(back - front) / 2, (outlet.high - outlet.low) / 2], rim, outletAt, [-rim, 0]),
      part("轴承座", "dark", rod("y", radius * 0.45, [x, 0, z], [back, shaftEnd])),
      ...motor("y", [x, 0, z], radius, [shaftEnd, width / 2]),
      part(
        "电机支架",
        "dark",
        box([x - radius, x + radius], [shaftEnd, width / 2], [base, z - radius * 0.7]),
      ),
      part("底座", "dark", box([-length * 0.42, length * 0.42], [-width * 0.38, width / 2], [0, base * 0.5])),
      ...[-0.34, 0.2].map((at) =>
        part(
          "支腿",
          "dark",
          box(
            [at * length, at * length + length * 0.12],
            [front + rim, back - rim],
            [base * 0.5, toZ(-0.35)],
          ),
        ),
      ),
    ],
    ports: [
      airPort("进风口", [x, -width / 2, z], [0, -1, 0], eye * 2),
      airPort("出风口", outletAt, [1, 0, 0], [back - front, outlet.high - outlet.low]),
    ],
  };
};
