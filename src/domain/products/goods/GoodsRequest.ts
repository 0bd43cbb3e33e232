import { EMPTY_FIELD, sentValue, type FieldText, type PriceField } from "./PriceField.ts";

/** Number of goods in a page, by which the list grows. */
export const GOODS_PAGE_SIZE = 30;

export interface GoodsProperty {
  readonly code: string;
  readonly value: string;
}

/** A question to the list of goods, without its page. */
export interface GoodsQuestion {
  readonly name: string;
  /** `null` for every category. */
  readonly categoryCode: string | null;
  readonly areaCode: string;
  readonly categoryProperties: readonly GoodsProperty[];
}

/** The form of the search panel. */
export interface PriceForm {
  readonly name: string;
  /** By the code of a field. */
  readonly texts: ReadonlyMap<string, FieldText>;
}

/** The question that a form asks: texts are trimmed, fields without a value left out. */
export const goodsQuestion = (
  { name, texts }: PriceForm,
  fields: readonly PriceField[],
  place: Pick<GoodsQuestion, "categoryCode" | "areaCode">,
): GoodsQuestion => ({
  ...place,
  name: name.trim(),
  categoryProperties: fields.flatMap((field) => {
    const value = sentValue(field, texts.get(field.code) ?? EMPTY_FIELD);
    return value === null ? [] : [{ code: field.code, value }];
  }),
});
