import type { ComponentBody } from "../ComponentBody.ts";

/** mm */
export interface UnitSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** What its coil is fed with. */
  readonly pipes: "water" | "refrigerant";
}
export type UnitShape = (size: UnitSize) => Pick<ComponentBody, "solids" | "ports" | "facesDown">;
