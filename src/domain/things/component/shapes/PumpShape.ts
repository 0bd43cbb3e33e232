import type { ComponentBody, Port } from "../ComponentBody.ts";

/** mm */
export interface PumpSize {
  readonly branch: number;
  readonly impeller: number;
  readonly motorDiameter: number;
  readonly motorLength: number;
  readonly stages: number;
}
export type PumpShape = (size: PumpSize) => Pick<ComponentBody, "solids" | "ports">;

export const waterPort = (
  name: string,
  at: Port["at"],
  direction: Port["direction"],
  size: number,
  flow: Port["flow"],
  system: Port["system"] = "chilledWater",
): Port => ({ name, at, direction, size, kind: "pipe", flow, system });
