import type { Duty } from "./Duty.ts";
import { deviationCode, ORDER_BY, type Order } from "./Order.ts";
import type { SearchColumns } from "./SearchColumns.ts";
import type { Read } from "./SearchIssue.ts";

/**
 * The order that a question names; null for the list's default order. An order that needs a duty has no effect
 * without one, so that a user who removes the duty keeps the list.
 */
export function readOrder(
  { properties }: SearchColumns,
  duty: Duty | null,
  orderBy: string | null,
  isDescending: boolean,
): Read<Order | null> {
  if (orderBy === null) return { ok: true, value: null };
  if (Object.hasOwn(properties, orderBy))
    return { ok: true, value: { kind: "property", code: orderBy, isDescending } };
  if (orderBy === ORDER_BY.brand) return { ok: true, value: { kind: "brand", isDescending } };
  if (orderBy === ORDER_BY.deviation) return { ok: true, value: duty && { kind: "deviation", isDescending } };
  if (orderBy === ORDER_BY.airVolumePower)
    return { ok: true, value: duty && { kind: "airVolumePower", isDescending } };
  if (orderBy === ORDER_BY.yearlyEnergy)
    return { ok: true, value: duty && { kind: "yearlyEnergy", isDescending } };
  const code = deviationCode(orderBy);
  if (code !== null && Object.hasOwn(properties, code))
    return { ok: true, value: duty && { kind: "deviationOf", code, isDescending } };
  return { ok: false, issues: [{ path: "orderBy", message: "is no order of this category" }] };
}
