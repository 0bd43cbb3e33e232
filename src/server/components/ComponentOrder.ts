import type { LegendType } from "#domain/component/drawing/View.ts";
import type { FileOrder } from "./files/FileOrder.ts";
import type { StatedFigures } from "./StatedFigures.ts";

/** Width and height of a picture, px. */
export type PictureSize = 64 | 256 | 512;

/** What the thread is asked to make of a component. */
export type Wanted =
  | { readonly kind: "thumbnail"; readonly size: PictureSize }
  | { readonly kind: "displayData" }
  /** As text. */
  | { readonly kind: "triangleCount" }
  | { readonly kind: "file"; readonly order: FileOrder }
  | { readonly kind: "legend"; readonly type: LegendType };

export interface ComponentOrder {
  readonly stated: StatedFigures;
  readonly wanted: Wanted;
}
