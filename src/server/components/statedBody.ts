import { bodyOf } from "#domain/component/bodyOf.ts";
import type { ComponentBody } from "#domain/component/ComponentBody.ts";
import { lookUp } from "#domain/keyed.ts";
import { asEnum, asNumber } from "../store/ProductSheet.ts";
import type { StatedFigures } from "./StatedFigures.ts";

const made = ({ categoryCode, values }: StatedFigures): ComponentBody | null =>
  bodyOf({
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

let last: { readonly from: string; readonly body: ComponentBody | null } | undefined;

/**
 * The body that follows from what a product states; `null` for a category that is none of ours. It takes up to 0.2 s, and
 * several things are asked of one component in a row: the last one is kept.
 */
export function statedBody(stated: StatedFigures): ComponentBody | null {
  const from = JSON.stringify(stated);
  if (last?.from !== from) last = { from, body: made(stated) };
  return last.body;
}
