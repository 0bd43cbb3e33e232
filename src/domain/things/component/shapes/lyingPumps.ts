import { part } from "../Solid.ts";
import { box, rod } from "../solids/placed.ts";
import { flangeRadius, motor, nozzle } from "./parts.ts";
import { waterPort, type PumpShape } from "./PumpShape.ts";

/** Suction along the shaft, discharge upwards, bearing bracket and motor on one frame. */
export const endSuctionPump: PumpShape = ({ branch, impeller, motorDiameter, motorLength }) => {
  const volute = Math.max(impeller * 0.68, flangeRadius(branch));
  const depth = branch * 1.1 + 30;
  const base = 60;
  const z = base + Math.max(volute * 1.1, motorDiameter * 0.55);
  const bracket = impeller * 0.7 + 60;
  const suction = branch * 0.6 + 60;
  const whole = suction + depth + bracket + motorLength;
  const x0 = -whole / 2;
  const [x1, x2, x3] = [x0 + suction, x0 + suction + depth, x0 + suction + depth + bracket];
  const middle = (x1 + x2) / 2;
  const top = z + volute + branch * 0.7 + 40;
  return {
    solids: [
      part("泵体", "iron", rod("x", volute, [0, 0, z], [x1, x2])),
      ...nozzle("x", branch, [0, 0, z], [x1, x0]),
      ...nozzle("z", branch * 0.85, [middle, 0, 0], [z + volute * 0.8, top]),
      part("轴承架", "iron", rod("x", volute * 0.45, [0, 0, z], [x2, x2 + bracket * 0.55])),
      part("联轴器护罩", "wood", rod("x", volute * 0.3, [0, 0, z], [x2 + bracket * 0.55, x3])),
      ...motor("x", [0, 0, z], motorDiameter / 2, [x3, x3 + motorLength]),
      part(
        "泵脚",
        "iron",
        box([x1 + depth * 0.2, x2 - depth * 0.2], [-volute * 0.5, volute * 0.5], [base, z - volute * 0.6]),
      ),
      part(
        "电机脚",
        "dark",
        box(
          [x3 + motorLength * 0.1, x3 + motorLength * 0.75],
          [-motorDiameter * 0.4, motorDiameter * 0.4],
          [base, z - motorDiameter * 0.35],
        ),
      ),
      part("底座", "dark", box([x1, x0 + whole], [-volute * 0.8, volute * 0.8], [0, base])),
    ],
    ports: [
      waterPort("吸入口", [x0, 0, z], [-1, 0, 0], branch, "in"),
      waterPort("吐出口", [middle, 0, top], [0, 0, 1], branch * 0.85, "out"),
    ],
  };
};

/** Both branches in line with the pipe, with the motor above. */
export const inlinePump: PumpShape = ({ branch, impeller, motorDiameter, motorLength }) => {
  const volute = Math.max(impeller * 0.62, branch * 0.9);
  const reach = volute + branch * 0.8 + 50;
  const depth = branch * 1.3 + 30;
  const foot = 40;
  const z = foot + Math.max(depth / 2, flangeRadius(branch));
  const top = z + depth / 2;
  const lantern = motorDiameter * 0.35;
  return {
    solids: [
      part("泵体", "iron", rod("z", volute, [0, 0, z], [-depth / 2, depth / 2])),
      ...nozzle("x", branch, [0, 0, z], [-volute * 0.8, -reach]),
      ...nozzle("x", branch, [0, 0, z], [volute * 0.8, reach]),
      part("电机支架", "iron", rod("z", motorDiameter * 0.42, [0, 0, top], [0, lantern])),
      ...motor("z", [0, 0, top + lantern], motorDiameter / 2, [0, motorLength]),
      part(
        "底脚",
        "dark",
        box([-volute * 0.5, volute * 0.5], [-volute * 0.5, volute * 0.5], [0, z - depth / 2]),
      ),
    ],
    ports: [
      waterPort("吸入口", [-reach, 0, z], [-1, 0, 0], branch, "in"),
      waterPort("吐出口", [reach, 0, z], [1, 0, 0], branch, "out"),
    ],
  };
};

/** Branches at right angles to the shaft, on both sides of a casing that is split along its middle. */
export const splitCasePump: PumpShape = ({ branch, impeller, motorDiameter, motorLength }) => {
  const volute = Math.max(impeller * 0.7, branch);
  const casing = branch * 1.8 + 60;
  const base = 80;
  const z = base + Math.max(volute * 0.95, motorDiameter * 0.55);
  const bearing = impeller * 0.45 + 60;
  const coupling = 120;
  const whole = 2 * bearing + casing + coupling + motorLength;
  const x0 = -whole / 2;
  const [x1, x2] = [x0 + bearing, x0 + bearing + casing];
  const x4 = x2 + bearing + coupling;
  const reach = volute + branch * 0.7 + 40;
  const middle = (x1 + x2) / 2;
  const low = z - volute * 0.35;
  return {
    solids: [
      part("下泵体", "iron", rod("x", volute * 0.9, [0, 0, z], [x1 + casing * 0.15, x2 - casing * 0.15])),
      part("中开面", "iron", box([x1, x2], [-volute, volute], [z - 22, z + 22])),
      ...nozzle("y", branch, [middle, 0, low], [-volute * 0.6, -reach]),
      ...nozzle("y", branch * 0.85, [middle, 0, low], [volute * 0.6, reach]),
      part("轴承体", "iron", rod("x", volute * 0.3, [0, 0, z], [x0, x1 + casing * 0.15])),
      part("轴承体", "iron", rod("x", volute * 0.3, [0, 0, z], [x2 - casing * 0.15, x2 + bearing])),
      part("联轴器护罩", "wood", rod("x", volute * 0.26, [0, 0, z], [x2 + bearing, x4])),
      ...motor("x", [0, 0, z], motorDiameter / 2, [x4, x4 + motorLength]),
      part(
        "泵脚",
        "iron",
        box([x1 + casing * 0.2, x2 - casing * 0.2], [-volute * 0.7, volute * 0.7], [base, z - volute * 0.5]),
      ),
      part(
        "电机脚",
        "dark",
        box(
          [x4 + motorLength * 0.1, x4 + motorLength * 0.75],
          [-motorDiameter * 0.42, motorDiameter * 0.42],
          [base, z - motorDiameter * 0.35],
        ),
      ),
      part("底座", "dark", box([x0 + bearing * 0.4, x0 + whole], [-volute * 0.85, volute * 0.85], [0, base])),
    ],
    ports: [
      waterPort("吸入口", [middle, -reach, low], [0, -1, 0], branch, "in"),
      waterPort("吐出口", [middle, reach, low], [0, 1, 0], branch * 0.85, "out"),
    ],
  };
};

/** Stages in a row between suction and discharge section, held by tie bolts. */
export const multistagePump: PumpShape = ({ branch, impeller, motorDiameter, motorLength, stages }) => {
  const radius = Math.max(impeller * 0.66, branch);
  const stage = Math.max(40, impeller * 0.28);
  const section = branch * 1.3 + 40;
  const base = 70;
  const z = base + Math.max(radius * 1.1, motorDiameter * 0.55);
  const bearing = impeller * 0.5 + 50;
  const coupling = 120;
  const whole = 2 * bearing + 2 * section + stages * stage + coupling + motorLength;
  const x0 = -whole / 2;
  const x1 = x0 + bearing;
  const x2 = x1 + section;
  const x3 = x2 + stages * stage;
  const x4 = x3 + section;
  const x5 = x4 + bearing + coupling;
  const top = z + radius + branch * 0.6 + 40;
  const bolts = [0.25, 0.75, 1.25, 1.75].map((turn) => [
    Math.cos(turn * Math.PI) * radius * 1.02,
    Math.sin(turn * Math.PI) * radius * 1.02,
  ]);
  return {
    solids: [
      part("吸入段", "iron", rod("x", radius, [0, 0, z], [x1, x2])),
      ...Array.from({ length: stages }, (_, n) =>
        part(
          "中段",
          "iron",
          rod("x", radius * (n % 2 ? 0.94 : 0.9), [0, 0, z], [x2 + n * stage, x2 + (n + 1) * stage]),
        ),
      ),
      part("吐出段", "iron", rod("x", radius, [0, 0, z], [x3, x4])),
      ...bolts.map(([y = 0, up = 0]) => part("拉紧螺栓", "dark", rod("x", 9, [0, y, z + up], [x1, x4], 8))),
      part("轴承体", "iron", rod("x", radius * 0.35, [0, 0, z], [x0, x1])),
      part("轴承体", "iron", rod("x", radius * 0.35, [0, 0, z], [x4, x4 + bearing])),
      ...nozzle("z", branch, [(x1 + x2) / 2, 0, 0], [z + radius * 0.8, top]),
      ...nozzle("z", branch * 0.85, [(x3 + x4) / 2, 0, 0], [z + radius * 0.8, top]),
      part("联轴器护罩", "wood", rod("x", radius * 0.28, [0, 0, z], [x4 + bearing, x5])),
      ...motor("x", [0, 0, z], motorDiameter / 2, [x5, x5 + motorLength]),
      part(
        "泵脚",
        "iron",
        box(
          [x1 + section * 0.2, x4 - section * 0.2],
          [-radius * 0.6, radius * 0.6],
          [base, z - radius * 0.6],
        ),
      ),
      part(
        "电机脚",
        "dark",
        box(
          [x5 + motorLength * 0.1, x5 + motorLength * 0.75],
          [-motorDiameter * 0.4, motorDiameter * 0.4],
          [base, z - motorDiameter * 0.35],
        ),
      ),
      part("底座", "dark", box([x1, x0 + whole], [-radius * 0.85, radius * 0.85], [0, base])),
    ],
    ports: [
      waterPort("吸入口", [(x1 + x2) / 2, 0, top], [0, 0, 1], branch, "in"),
      waterPort("吐出口", [(x3 + x4) / 2, 0, top], [0, 0, 1], branch * 0.85, "out"),
    ],
  };
};
