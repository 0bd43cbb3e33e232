/** A remark on one imported product or row. A refusal leaves the product out; a warning lets it in. */
export interface ImportRemark {
  readonly severity: "refused" | "warned";
  /** Place in the file. */
  readonly place: string;
  /** `brand model`, as far as they are stated. */
  readonly product: string;
  /** The faulty header or property, or the quantities that were compared. */
  readonly field: string;
  /** Continues a sentence that begins with the field. */
  readonly message: string;
}

/** A fault whose product is not known yet. */
export type Fault = Pick<ImportRemark, "severity" | "place" | "field" | "message">;

export const refusal = (place: string, field: string, message: string): Fault => ({
  severity: "refused",
  place,
  field,
  message,
});
export const warning = (place: string, field: string, message: string): Fault => ({
  severity: "warned",
  place,
  field,
  message,
});
