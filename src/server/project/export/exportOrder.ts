/** The content of an export; its id contains all of it. */
export interface ExportOrder {
  /** The schedule as a workbook or for printing, or the machines themselves. */
  readonly format: "xlsx" | "pdf" | "ifc";
  /** Absent for all categories. */
  readonly categoryCode?: string;
}

export const idOfOrder = ({ format, categoryCode }: ExportOrder): string =>
  categoryCode === undefined ? format : `${format}.${categoryCode}`;

/** @param id of an order, checked by the contract */
export function orderOf(id: string): ExportOrder {
  const [, format, categoryCode] = /^(xlsx|pdf|ifc)(?:\.(.+))?$/u.exec(id) ?? [];
  return {
    format: format === "pdf" || format === "ifc" ? format : "xlsx",
    ...(categoryCode === undefined ? {} : { categoryCode }),
  };
}
