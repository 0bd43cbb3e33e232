import type { ComponentBody } from "../ComponentBody.ts";

/** mm */
export interface UnitSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** The medium of its coil. */
  readonly pipes: "water" | "refrigerant";
}
export type UnitShape = (size: UnitSize) => Pick<ComponentBody, "solids" | "ports" | "facesDown">;
