import type { TableProduct } from "./TableReading.ts";

/** A product's name among those of its source: its model, with what tells its variants apart. */
export const productName = ({ model, variant }: Pick<TableProduct, "model" | "variant">): string =>
  `${model} ${variant}`.trim();
