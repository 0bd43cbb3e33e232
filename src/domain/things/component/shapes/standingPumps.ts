import type { Triple } from "#domain/things/model/displayData.ts";
import { part, type Solid } from "../Solid.ts";
import { box, rod } from "../solids/placed.ts";
import { flangeRadius, motor, nozzle } from "./parts.ts";
import { waterPort, type PumpShape, type PumpSize } from "./PumpShape.ts";

/** Solids of a light vertical multistage pump around a point on the ground, and the positions of its branches. */
export function standingPump(
  { branch, impeller, motorDiameter, motorLength, stages }: PumpSize,
  [x, y, ground]: Triple,
) {
  const plate = 20;
  const radius = Math.max(impeller * 0.55, 60);
  const z = ground + plate + flangeRadius(branch);
  const foot = 2 * (z - ground) - plate;
  const sleeve = stages * Math.max(28, impeller * 0.22) + 80;
  const reach = radius + branch * 0.6 + 50;
  const top = ground + foot + sleeve;
  const lantern = motorDiameter * 0.7;
  const rods = [0.25, 0.75, 1.25, 1.75].map((turn): Triple => [
    x + Math.cos(turn * Math.PI) * radius * 1.12,
    y + Math.sin(turn * Math.PI) * radius * 1.12,
    0,
  ]);
  const solids: Solid[] = [
    part(
      "底板",
      "dark",
      box(
        [x - radius * 1.3, x + radius * 1.3],
        [y - radius * 1.3, y + radius * 1.3],
        [ground, ground + plate],
      ),
    ),
    part("泵座", "iron", rod("z", radius * 1.1, [x, y, ground], [plate, foot])),
    ...nozzle("x", branch, [x, y, z], [-radius * 0.8, -reach]),
    ...nozzle("x", branch, [x, y, z], [radius * 0.8, reach]),
    part("外筒", "stainless", rod("z", radius, [x, y, ground], [foot, foot + sleeve])),
    ...rods.map((at) => part("拉紧螺栓", "dark", rod("z", 7, at, [ground + foot, top], 8))),
    part("泵头", "iron", rod("z", radius * 1.25, [x, y, top], [0, lantern * 0.25])),
    part("联轴器护罩", "dark", rod("z", motorDiameter * 0.36, [x, y, top], [lantern * 0.25, lantern])),
    ...motor("z", [x, y, top + lantern], motorDiameter / 2, [0, motorLength]),
  ];
  return {
    solids,
    reach,
    z,
    height: top + lantern + motorLength - ground,
    radius: Math.max(radius * 1.3, motorDiameter / 2),
  };
}

/** Stages in a sleeve between a foot with both branches and the motor above. */
export const verticalMultistagePump: PumpShape = (size) => {
  const { solids, reach, z } = standingPump(size, [0, 0, 0]);
  return {
    solids,
    ports: [
      waterPort("吸入口", [-reach, 0, z], [-1, 0, 0], size.branch, "in"),
      waterPort("吐出口", [reach, 0, z], [1, 0, 0], size.branch, "out"),
    ],
  };
};

/** A canned motor beside an in-line casing, with electronics at its end. */
export const circulator: PumpShape = (size) => {
  const { branch, impeller } = size;
  // A canned motor is small compared with a standard motor of the same power.
  const motorDiameter = Math.min(size.motorDiameter, branch * 2 + 60);
  const motorLength = Math.min(size.motorLength, motorDiameter * 1.4);
  const volute = Math.max(impeller * 0.6, branch * 0.8);
  const reach = volute + branch * 0.5 + 30;
  const depth = branch * 1.1 + 20;
  const z = Math.max(flangeRadius(branch), volute, motorDiameter * 0.45);
  const end = depth / 2 + motorLength * 0.6;
  const head = motorDiameter * 0.42;
  return {
    solids: [
      part("泵体", "iron", rod("y", volute, [0, 0, z], [-depth / 2, depth / 2])),
      ...nozzle("x", branch, [0, 0, z], [-volute * 0.8, -reach]),
      ...nozzle("x", branch, [0, 0, z], [volute * 0.8, reach]),
      part("屏蔽电机", "motor", rod("y", motorDiameter * 0.36, [0, 0, z], [-end, -depth / 2])),
      part("控制器", "dark", box([-head, head], [-end - motorLength * 0.2, -end], [z - head, z + head])),
    ],
    ports: [
      waterPort("吸入口", [-reach, 0, z], [-1, 0, 0], branch, "in"),
      waterPort("吐出口", [reach, 0, z], [1, 0, 0], branch, "out"),
    ],
  };
};
