import { KIND_MANIFESTS } from "#domain/building/kinds/batchKinds.ts";
import { FAN } from "#domain/catalogue/categories.ts";

/** The drawing for a product without a picture. */
export interface CategoryDrawing {
  /** Path below the static files. */
  readonly file: string;
  readonly name: string;
}

const DRAWINGS: ReadonlyMap<string, CategoryDrawing> = new Map([
  [FAN, { file: "/products/fan.svg", name: "风机示意图" }],
  ...KIND_MANIFESTS.flatMap(({ categoryCode, drawing, words }) =>
    drawing === undefined ? [] : [[categoryCode, { file: drawing, name: `${words.title}示意图` }] as const],
  ),
]);
export const categoryDrawing = (code: string) => DRAWINGS.get(code);
