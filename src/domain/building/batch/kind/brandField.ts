import { BRAND } from "./droppableFilters.ts";
import type { FieldPart, FilterField } from "./FilterFields.ts";
import { anyCodeField } from "./fieldTypes.ts";

/** Text for a filter without a brand. */
export const ANY_BRAND = "不限品牌";

interface Branded {
  readonly brandCode: string | null;
}

/** The brand that a filter requires, by its name where that is known. */
export const BRAND_FIELD = {
  ...anyCodeField("品牌"),
  words: ({ brandCode }: Branded, brandName: string | null) => [brandName ?? brandCode ?? ANY_BRAND],
  droppable: { code: BRAND, condition: "brandCode", without: () => ({ brandCode: null }) },
} satisfies FilterField<string | null> & FieldPart<Branded, "brandCode">;
