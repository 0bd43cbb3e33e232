import { IDENTITY_NAMES } from "./identityFields.ts";
import { refusal, type Fault, type ImportRemark } from "./ImportRemark.ts";
import { namedBy, type HeaderReader } from "./readHeader.ts";
import { agrees, sourceKey, type SourceKey } from "./sourceKey.ts";
import type { SourceProduct, SourceRow } from "./SourceProduct.ts";
import { rowsOf, type SourceTable } from "./SourceTable.ts";

export interface SourceProducts {
  readonly products: readonly SourceProduct[];
  /** Remarks on rows that belong to no product. */
  readonly remarks: readonly ImportRemark[];
}

interface Known {
  readonly row: SourceRow;
  readonly key: SourceKey;
  readonly points: SourceRow[];
  readonly faults: Fault[];
}

/**
 * Products of two tables: one with a row per product, one with curve points. A point names its product by model,
 * and by brand and category where two products share the model.
 */
export function productsOfTables(
  products: SourceTable,
  curves: SourceTable,
  headerOf: HeaderReader,
): SourceProducts {
  const known = rowsOf(products).map((row): Known => {
    return { row, key: sourceKey(row, headerOf), points: [], faults: [] };
  });
  const byModel = new Map<string | undefined, Known[]>();
  for (const product of known) {
    const same = byModel.get(product.key.model);
    if (same) same.push(product);
    else byModel.set(product.key.model, [product]);
  }
  const remarks = rowsOf(curves).flatMap((point) => {
    const key = sourceKey(point, headerOf);
    const [only, ...others] = (byModel.get(key.model) ?? []).filter((product) => agrees(key, product.key));
    if (only === undefined)
      return [
        { ...refusal(point.place, "model", "is that of no product in the file"), product: key.model ?? "" },
      ];
    if (others.length === 0) {
      only.points.push(withoutIdentity(point, headerOf));
      return [];
    }
    // No product may lose a point without a remark.
    const fault = refusal(point.place, "model", "is that of several products; add brand and category");
    for (const product of [only, ...others]) if (product.faults.length === 0) product.faults.push(fault);
    return [];
  });
  return {
    products: known.map(({ row, points, faults }) => ({ ...row, points, faults })),
    remarks,
  };
}

const withoutIdentity = ({ place, fields }: SourceRow, headerOf: HeaderReader): SourceRow => ({
  place,
  fields: fields.filter(([text]) => namedBy(headerOf(text), IDENTITY_NAMES) === undefined),
});
