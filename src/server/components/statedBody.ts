import { bodyOf } from "#domain/things/component/bodyOf.ts";
import type { ComponentBody } from "#domain/things/component/ComponentBody.ts";
import type { Figures } from "#domain/things/component/Figures.ts";
import { arrangementBody } from "#domain/things/design/arrangementBody.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { asEnum, asNumber } from "../database/schema/ProductSheet.ts";
import { isArrangedFigures, type ShapeSource, type StatedFigures } from "./StatedFigures.ts";

/** A product's values in the form that shapes and files read. */
export const figuresOf = ({ categoryCode, values }: StatedFigures): Figures => ({
  categoryCode,
  number: (code) => {
    const value = lookUp(values, code);
    return value === undefined ? null : asNumber(value);
  },
  choice: (code) => {
    const value = lookUp(values, code);
    return value === undefined ? null : asEnum(value);
  },
});

const made = (stated: StatedFigures): ComponentBody | null => bodyOf(figuresOf(stated));

function arranged({ arrangement, figures }: Extract<ShapeSource, { readonly arrangement: unknown }>) {
  const bodies = new Map(figures.map(([productId, stated]) => [productId, made(stated)]));
  return arrangementBody(arrangement, (productId) => bodies.get(productId) ?? null);
}

let last: { readonly from: string; readonly body: ComponentBody | null } | undefined;

/**
 * The body that is made from a product's values, or from an arrangement's products; `null` for a category
 * without a body. A product takes up to 0.2 s and is often asked for several times in a row, so the last
 * result is kept.
 */
export function shapeOf(source: ShapeSource): ComponentBody | null {
  const from = JSON.stringify(source);
  if (last?.from !== from) last = { from, body: isArrangedFigures(source) ? arranged(source) : made(source) };
  return last.body;
}
