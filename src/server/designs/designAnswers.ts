import { eq, inArray } from "drizzle-orm";
import type { DesignBill } from "#api/contract/designs.ts";
import { PORT_SYSTEMS } from "#domain/things/component/ComponentBody.ts";
import { billOf } from "#domain/things/design/billOf.ts";
import {
  DESIGN_CATEGORIES,
  nameOf,
  type ArrangedContent,
  type Design,
} from "#domain/things/design/Design.ts";
import { runSizeText } from "#domain/things/design/runSizeText.ts";
import { legendsOf } from "../components/detail/componentParts.ts";
import { pictureUrl } from "../http/pictureUrl.ts";
import type { Queries } from "../database/queries.ts";
import { brands, categories, products } from "../database/schema/schema.ts";

/** Characters that some operating system forbids in file names. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]/gu;

/** The fields that every list shows of a design. Every stored design is released. */
export const designWords = ({
  id,
  kind,
  name,
  description,
  category,
  isSample,
}: Omit<Design, "content">) => ({
  id,
  name,
  description,
  categoryCode: category,
  categoryName: nameOf(DESIGN_CATEGORIES[kind], category) ?? category,
  status: "RELEASED" as const,
  isSample,
});

/** The picture is drawn from the geometry, like a component's. */
export const designPicture = (id: string): string => pictureUrl({ id, imageUrl: null });

export const fileNameOf = (name: string, suffix: string): string =>
  `${name.replaceAll(NOT_IN_A_NAME, "_")}.${suffix}`;

async function billWith(queries: Queries, { arrangement }: ArrangedContent): Promise<DesignBill> {
  const bill = billOf(arrangement);
  const ids = bill.products.map(({ productId }) => productId);
  const rows = await queries
    .select({ product: products, brandName: brands.name, categoryName: categories.name })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .innerJoin(categories, eq(categories.code, products.categoryCode))
    .where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return {
    products: bill.products.map((line) => {
      const row = byId.get(line.productId);
      return {
        ...line,
        tags: [...line.tags],
        product:
          row === undefined
            ? null
            : {
                model: row.product.model,
                name: row.product.name,
                brandName: row.brandName,
                categoryName: row.categoryName,
                thumbnail: pictureUrl({ id: row.product.id, imageUrl: null }),
                isSample: row.product.isSample,
              },
      };
    }),
    runs: bill.runs.map(({ system, size, length }) => ({
      systemName: PORT_SYSTEMS[system],
      size: runSizeText(size),
      length,
    })),
  };
}

/** The fields of an arrangement beyond those in lists. */
export async function arrangedWords(
  queries: Queries,
  { id, content, source }: Pick<Design<ArrangedContent>, "id" | "content" | "source">,
) {
  return {
    facts: [...content.facts],
    bill: await billWith(queries, content),
    // In the side view a room's wall would hide everything.
    legends: legendsOf({ id, imageUrl: null })
      .filter(({ placeholderType }) => content.arrangement.room === null || placeholderType !== "PROFILE")
      .map(({ name, thumbnail }) => ({ name, url: thumbnail })),
    connections: content.arrangement.connections.map(({ name, system, size }) => ({
      name,
      value: `${PORT_SYSTEMS[system]} ${runSizeText(size)}`,
    })),
    source,
  };
}
