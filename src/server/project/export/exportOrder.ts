/** What an export is of; its id says all of it. */
export interface ExportOrder {
  /** The schedule as a workbook or to be printed, or the machines themselves. */
  readonly format: "xlsx" | "pdf" | "ifc";
  /** Of all categories where there is none. */
  readonly categoryCode?: string;
}

export const idOfOrder = ({ format, categoryCode }: ExportOrder): string =>
  categoryCode === undefined ? format : `${format}.${categoryCode}`;

/** @param id of an order, as the contract lets it pass */
export function orderOf(id: string): ExportOrder {
  const [, format, categoryCode] = /^(xlsx|pdf|ifc)(?:\.(.+))?$/u.exec(id) ?? [];
  return {
    format: format === "pdf" || format === "ifc" ? format : "xlsx",
    ...(categoryCode === undefined ? {} : { categoryCode }),
  };
}
