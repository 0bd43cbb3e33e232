import type { TableColumn } from "./TableHead.ts";

/** 水量 beside 制冷量 is the water of a coil, and no flow of a pump. */
export function waterOfCoils(columns: readonly TableColumn[]): readonly TableColumn[] {
  const isOfCoils = columns.some(({ quantity }) => quantity === "cooling" || quantity === "heating");
  if (!isOfCoils) return columns;
  return columns.map((column) =>
    column.quantity === "flow" && /水/u.test(column.header) ? { ...column, quantity: "waterFlow" } : column,
  );
}
