/** What an export is of; its id says all of it. */
export interface ExportOrder {
  readonly format: "xlsx" | "pdf";
  /** Of all categories where there is none. */
  readonly categoryCode?: string;
}

export const idOfOrder = ({ format, categoryCode }: ExportOrder): string =>
  categoryCode === undefined ? format : `${format}.${categoryCode}`;

/** @param id of an order, as the contract lets it pass */
export function orderOf(id: string): ExportOrder {
  const [, format, categoryCode] = /^(xlsx|pdf)(?:\.(.+))?$/u.exec(id) ?? [];
  return {
    format: format === "pdf" ? "pdf" : "xlsx",
    ...(categoryCode === undefined ? {} : { categoryCode }),
  };
}
