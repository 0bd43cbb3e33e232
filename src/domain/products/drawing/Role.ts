import type { CurveAxis, CurveQuantity } from "../../physics/curve/curveQuantities.ts";

/** Colour roles that tell compared products apart. */
const PRODUCT_ROLES = ["product 1", "product 2", "product 3", "product 4", "product 5", "product 6"] as const;

/** The points of a duty, and the system curve that they lie on. */
type DutyRole = "design" | "operating" | "replaced" | "system";
type VerdictRole = "pass" | "fail" | "borderline" | "cannot-judge";
type SheetRole =
  "text" | "label" | "hint" | "link" | "paper" | "table head" | "axis line" | "grid line" | "best region";

/** What a drawn element stands for; the painter chooses its colour. */
export type Role =
  | CurveQuantity
  | CurveAxis
  | (typeof PRODUCT_ROLES)[number]
  | DutyRole
  | SheetRole
  | VerdictRole
  | `${VerdictRole} ground`;

export const productRole = (product: number): Role =>
  // The remainder is a valid index of the list.
  PRODUCT_ROLES[product % PRODUCT_ROLES.length]!;

export const isProductRole = (role: Role): boolean => PRODUCT_ROLES.some((own) => own === role);
