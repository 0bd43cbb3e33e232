import * as v from "valibot";
import { refusal, type Fault, type ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import type { SourceProducts } from "#domain/catalogue/import/productsOfTables.ts";
import type { SourceField, SourceProduct } from "#domain/catalogue/import/SourceProduct.ts";

const Scalar = v.union(
  [v.string(), v.number(), v.boolean(), v.null()],
  "must be text, a number or true or false",
);
const Fields = v.record(v.string(), Scalar);
const CurveSchema = v.objectWithRest({ points: v.array(Fields) }, Scalar);
const ProductSchema = v.objectWithRest(
  { properties: v.optional(Fields, {}), curves: v.optional(v.array(CurveSchema), []) },
  Scalar,
);

const fieldsOf = (fields: v.InferOutput<typeof Fields>): SourceField[] =>
  Object.entries(fields).filter(([, value]) => value !== null && value !== "");

/** Names that a schema drops silently, because they could reach a prototype. */
const LEFT_OUT = new Set(["__proto__", "constructor", "prototype"]);

/** Reports such names, at any depth, like an unknown column. */
function leftOut(value: unknown, place: string): Fault[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    LEFT_OUT.has(name) ? [refusal(place, name, "is not a property of this category")] : leftOut(inner, place),
  );
}

/** `product 3` counts from 1; fields of a curve, such as its setting, apply to each of its points. */
function sourceOf(
  { properties, curves, ...own }: v.InferOutput<typeof ProductSchema>,
  place: string,
  faults: readonly Fault[],
): SourceProduct {
  return {
    place,
    fields: [...fieldsOf(own), ...fieldsOf(properties)],
    points: curves.flatMap(({ points, ...shared }, curve) =>
      points.map((point, at) => ({
        place: `${place}, curve ${curve + 1}, point ${at + 1}`,
        fields: [...fieldsOf(shared), ...fieldsOf(point)],
      })),
    ),
    faults,
  };
}

/**
 * Reads products from an array of objects, as a .json file holds them. An item without the shape of a product
 * becomes a remark.
 */
export function productsOfItems(items: readonly unknown[]): SourceProducts {
  const products: SourceProduct[] = [];
  const remarks: ImportRemark[] = [];
  items.forEach((item, at) => {
    const place = `product ${at + 1}`;
    const read = v.safeParse(ProductSchema, item);
    if (read.success) products.push(sourceOf(read.output, place, leftOut(item, place)));
    else {
      const [issue] = read.issues;
      remarks.push({ ...refusal(place, v.getDotPath(issue) ?? "product", issue.message), product: "" });
    }
  });
  return { products, remarks };
}
