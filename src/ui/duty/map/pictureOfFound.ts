import type { FoundProduct } from "#api/contract/search.ts";
import { keyed } from "#domain/base/keyed.ts";
import type { DutyPicture } from "#domain/products/search/map/DutyPicture.ts";

/** The products of an answer as dots at their operating points; `null` if none states one. */
export function pictureOfFound(
  found: readonly FoundProduct[],
  flowCode: string,
  valueCode: string,
): DutyPicture | null {
  const matches: number[] = [];
  const dots: FoundProduct[] = [];
  for (const product of found) {
    const figureOf = (code: string) =>
      product.productPropertyValues.find((figure) => figure.code === code)?.value;
    const [flow, value] = [figureOf(flowCode), figureOf(valueCode)];
    if (typeof flow !== "number" || typeof value !== "number") continue;
    matches.push(flow, value);
    dots.push(product);
  }
  if (dots.length === 0) return null;
  return {
    count: dots.length,
    brandCounts: keyed({}),
    cloud: new Float32Array(0),
    matches: Float32Array.from(matches),
    models: dots.map(({ model }) => model),
    brandCodes: dots.map(({ brandCode }) => brandCode),
  };
}
