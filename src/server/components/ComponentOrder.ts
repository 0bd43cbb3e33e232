import type { LegendType } from "#domain/things/component/drawing/LegendType.ts";
import type { DesignFileOrder, FileOrder, ProjectFileOrder } from "./files/FileOrder.ts";
import type { ShapeSource } from "./StatedFigures.ts";

/** Width and height of a picture, px. */
export type PictureSize = 64 | 256 | 512;

/** What the thread makes of a component, or of an arrangement of several. */
export type Wanted =
  | { readonly kind: "thumbnail"; readonly size: PictureSize }
  | { readonly kind: "displayData" }
  /** Result: the number as text. */
  | { readonly kind: "triangleCount" }
  | { readonly kind: "file"; readonly order: FileOrder | DesignFileOrder | ProjectFileOrder }
  | { readonly kind: "legend"; readonly type: LegendType };

export interface ComponentOrder {
  readonly stated: ShapeSource;
  readonly wanted: Wanted;
}
