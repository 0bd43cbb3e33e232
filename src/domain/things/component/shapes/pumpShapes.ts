import { SECONDS_PER_HOUR } from "../../../base/units.ts";
import type { PumpType } from "#domain/catalogue/pumpTypes.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { rounded, sizing, type Figures } from "../Figures.ts";
import { endSuctionPump, inlinePump, multistagePump, splitCasePump } from "./lyingPumps.ts";
import { motorFrame } from "./motorFrame.ts";
import type { PumpShape } from "./PumpShape.ts";
import { circulator, verticalMultistagePump } from "./standingPumps.ts";

const SHAPES: { readonly [Type in PumpType]: PumpShape } = {
  V000601: endSuctionPump,
  V000602: inlinePump,
  V000603: splitCasePump,
  V000604: multistagePump,
  V000605: verticalMultistagePump,
  V000606: circulator,
};

/** m/s in the branches, for pumps whose branch diameter is not stated. */
const BRANCH_VELOCITY = 2.5;
const DEFAULT_BRANCH = 50;
const DEFAULT_POWER = 2.2;

/** A pump of any type; if the type is not stated, it is drawn as an end-suction pump. */
export function pumpBody(figures: Figures): ComponentBody {
  const choice = figures.choice(PROPERTY.pumpType);
  const sizes = sizing(figures);
  const flow = figures.number(PROPERTY.airFlow);
  const branch = sizes.take(PROPERTY.nominalDiameter, "公称直径", () =>
    flow === null
      ? { value: DEFAULT_BRANCH, rule: `未标注流量，按 DN${DEFAULT_BRANCH} 示意` }
      : {
          value: rounded(1000 * Math.sqrt((4 * flow) / (SECONDS_PER_HOUR * Math.PI * BRANCH_VELOCITY))),
          rule: `按流量与管内流速 ${BRANCH_VELOCITY} m/s 推算`,
        },
  );
  const impeller = sizes.take(PROPERTY.impellerDiameter, "叶轮直径", () => ({
    value: rounded(branch * 2.6),
    rule: "取公称直径的 2.6 倍",
  }));
  const frame = motorFrame(figures.number(PROPERTY.motorPower) ?? DEFAULT_POWER);
  const from = "按电机功率取 GB/T 4772 机座";
  const motorDiameter = sizes.take(null, "电机外径", () => ({ value: frame.diameter, rule: from }));
  const motorLength = sizes.take(null, "电机长度", () => ({ value: frame.length, rule: from }));
  const stages = Math.max(1, Math.min(20, figures.number(PROPERTY.stages) ?? 1));
  const size = { branch, impeller, motorDiameter, motorLength, stages };
  const { ports, ...shape } = SHAPES[choice !== null && isNameIn(SHAPES, choice) ? choice : "V000601"](size);
  return {
    ...shape,
    ports: ports.map((port) => ({ ...port, system: "water" })),
    dimensions: sizes.taken,
  };
}
