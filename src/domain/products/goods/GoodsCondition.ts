import { fail, ok, type Result } from "../../base/result.ts";
import type { GoodsProperty } from "./GoodsRequest.ts";
import { valueKey } from "./goodsWords.ts";
import { GOODS_PROPERTY } from "./goodsFields.ts";
import type { PriceDefinition } from "./PriceField.ts";

/** A condition in the form that the search uses. */
export type GoodsCondition =
  | { readonly kind: "is"; readonly key: string }
  /** Ends are included; `null` is open. An item with a range matches if the ranges overlap. */
  | {
      readonly kind: "within";
      readonly code: string;
      readonly from: number | null;
      readonly to: number | null;
    }
  | { readonly kind: "holds"; readonly field: "brand" | "model"; readonly text: string };

type DataType = PriceDefinition["dataType"];
/** Data types of the searchable properties, by code. */
export type DataTypes = ReadonlyMap<string, DataType>;

const NUMBER = /^(?:\d+(?:\.\d+)?)$/u;
const RANGE = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/u;

const endOf = (text: string | undefined) => (text === undefined ? null : Number(text));

function within(code: string, value: string): Result<GoodsCondition, string> {
  const [whole, lower, upper] = RANGE.exec(value) ?? [];
  const [from, to] = [endOf(lower), endOf(upper)];
  if (whole === undefined || (from === null && to === null)) return fail("must be a range such as 10-20");
  if (from !== null && to !== null && from >= to) return fail("has a lower end that is not below the upper");
  return ok({ kind: "within", code, from, to });
}

function ofType(code: string, value: string, dataType: DataType): Result<GoodsCondition, string> {
  switch (dataType) {
    case "Number":
    case "Int":
      if (NUMBER.test(value)) return ok({ kind: "is", key: valueKey(code, Number(value)) });
      return within(code, value);
    case "Range":
      return within(code, value);
    case "Bool":
      if (value !== "true" && value !== "false") return fail("must be true or false");
      return ok({ kind: "is", key: valueKey(code, value === "true") });
    case "Text":
      return ok({ kind: "is", key: valueKey(code, value) });
    case "Enum":
      return ok({ kind: "is", key: `${code}=${value}` });
  }
}

/** Reads a condition from the wire. The failure continues a sentence that begins with the value. */
export function readCondition(
  { code, value }: GoodsProperty,
  types: DataTypes,
): Result<GoodsCondition, string> {
  if (value.trim() === "") return fail("is empty");
  if (code === GOODS_PROPERTY.brand) return ok({ kind: "holds", field: "brand", text: value.trim() });
  if (code === GOODS_PROPERTY.model) return ok({ kind: "holds", field: "model", text: value.trim() });
  const dataType = code === GOODS_PROPERTY.thickness ? "Number" : types.get(code);
  return dataType === undefined
    ? fail("is of a property that this category does not have")
    : ofType(code, value, dataType);
}
