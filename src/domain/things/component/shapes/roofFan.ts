import { part } from "../Solid.ts";
import { duct, placed, rod } from "../solids/placed.ts";
import { squared, circle } from "../solids/outlines.ts";
import { prism } from "../solids/prism.ts";
import { revolve } from "../solids/revolve.ts";
import { airPort } from "./airPort.ts";
import type { FanShape } from "./FanShape.ts";
import { axialImpeller } from "./parts.ts";

/** A square curb, a throat, and a hood over the motor: a mushroom for centrifugal fans, a hat for axial fans. */
export const roofFan: FanShape = ({ impeller, length, width, height }, type) => {
  const isAxial = type === "V000707";
  const curb = height * 0.2;
  const plate = Math.max(3, height * 0.03);
  const throat = Math.min(impeller / 2, Math.min(length, width) * 0.4);
  const hood = Math.min(length, width) * 0.5;
  const [rim, crown] = isAxial ? [height * 0.56, height * 0.8] : [height * 0.42, height * 0.72];
  const sheet = Math.max(2, hood * 0.012);
  return {
    solids: [
      part(
        "底座",
        "galvanized",
        duct("z", [length / 2, width / 2], length * 0.5 - throat, [0, 0, 0], [0, plate]),
      ),
      part(
        "底座围板",
        "galvanized",
        duct("z", [length * 0.42, width * 0.42], plate, [0, 0, 0], [plate, curb]),
      ),
      part(
        "底板",
        "galvanized",
        prism(squared(length * 0.42, width * 0.42), [curb, curb + plate], circle(throat * 1.08)),
      ),
      part(
        "风筒",
        "casing",
        revolve([
          [throat, curb],
          [throat * 1.03, curb],
          [throat * 1.03, rim],
          [throat, rim],
        ]),
      ),
      ...axialImpeller(
        "z",
        [0, 0, (curb + rim) / 2],
        throat * 0.34,
        throat * 0.95,
        (rim - curb) * 0.5,
        isAxial ? 8 : 12,
      ),
      part("电机", "motor", rod("z", throat * 0.3, [0, 0, 0], [(curb + rim) / 2, crown])),
      part(
        "风帽",
        "casing",
        placed(
          revolve([
            [hood - sheet, rim],
            [hood, rim],
            [hood * 0.97, rim + (crown - rim) * 0.45],
            [hood * 0.84, crown],
            [hood * 0.5, crown + (height - crown) * 0.72],
            [hood * 0.24, height],
            [0, height],
            [0, height - sheet],
            [hood * 0.5 - sheet, crown + (height - crown) * 0.6],
            [hood * 0.84 - sheet, crown - sheet],
          ]),
          "z",
        ),
      ),
      ...[0.25, 0.75, 1.25, 1.75].map((turn) => {
        const [u, v] = [Math.cos(turn * Math.PI) * throat * 1.05, Math.sin(turn * Math.PI) * throat * 1.05];
        return part("支柱", "dark", rod("z", hood * 0.025, [u, v, 0], [curb, crown], 12));
      }),
    ],
    ports: [airPort("进风口", [0, 0, 0], [0, 0, -1], throat * 2)],
  };
};
