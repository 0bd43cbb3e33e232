import type { FanType } from "#domain/catalogue/fanTypes.ts";
import type { ComponentBody } from "../ComponentBody.ts";

/** mm */
export interface FanSize {
  readonly impeller: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}
export type FanShape = (size: FanSize, type: FanType | null) => Pick<ComponentBody, "solids" | "ports">;
