import type { CurveAxis, CurveQuantity } from "../../physics/curve/curveQuantities.ts";

/** Where several products stand on one chart each is told apart by its own. */
const PRODUCT_ROLES = ["product 1", "product 2", "product 3", "product 4", "product 5", "product 6"] as const;

/** The points of a duty, and the curve of the system that it lies on. */
type DutyRole = "design" | "operating" | "replaced" | "system";
type VerdictRole = "pass" | "fail" | "borderline" | "cannot-judge";
type SheetRole =
  "text" | "label" | "hint" | "link" | "paper" | "table head" | "axis line" | "grid line" | "best region";

/** What something that is drawn stands for. Which colour that has is the painter's. */
export type Role =
  | CurveQuantity
  | CurveAxis
  | (typeof PRODUCT_ROLES)[number]
  | DutyRole
  | SheetRole
  | VerdictRole
  | `${VerdictRole} ground`;

export const productRole = (product: number): Role =>
  // The remainder is a place in the list.
  PRODUCT_ROLES[product % PRODUCT_ROLES.length]!;

export const isProductRole = (role: Role): boolean => PRODUCT_ROLES.some((own) => own === role);
