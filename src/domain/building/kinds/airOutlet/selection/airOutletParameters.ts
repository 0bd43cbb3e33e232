import { PROPERTY, type PropertyCode } from "../../../../catalogue/properties.ts";
import type { Parameter } from "../../../selection/multiRoom.ts";
import type { AirOutlet } from "./AirOutlet.ts";
import type { AirOutletFigures } from "./AirOutletAnswer.ts";

/** Names of an outlet's parameters on the wire, in the order of the table's columns. */
const OUTLET_PARAMETER_NAMES = {
  [PROPERTY.specification]: "规格",
  [PROPERTY.length]: "长度",
  [PROPERTY.width]: "宽度",
  [PROPERTY.diameter]: "直径",
  [PROPERTY.nozzleThrow]: "喷口射程",
  [PROPERTY.outletVelocity]: "出风口风速",
} as const satisfies Partial<Record<PropertyCode, string>>;
type OutletParameterCode = keyof typeof OUTLET_PARAMETER_NAMES;

/** An outlet with its figures in a room; `figures` is `null` if the room states no supply air. */
export function airOutletParameters(
  { specification, face }: AirOutlet,
  figures: AirOutletFigures | null,
): readonly Parameter[] {
  const parameter = (code: OutletParameterCode, value: Parameter["value"]): Parameter => ({
    code,
    name: OUTLET_PARAMETER_NAMES[code],
    value,
  });
  return [
    parameter(PROPERTY.specification, specification),
    parameter(PROPERTY.length, face.shape === "round" ? null : face.length),
    parameter(PROPERTY.width, face.shape === "round" ? null : face.width),
    parameter(PROPERTY.diameter, face.shape === "round" ? face.diameter : null),
    parameter(PROPERTY.nozzleThrow, figures?.nozzleThrow ?? null),
    parameter(PROPERTY.outletVelocity, figures?.velocity ?? null),
  ];
}
