/** What is said of one product or row. A refused one leaves its product out; a warning lets it in. */
export interface ImportRemark {
  readonly severity: "refused" | "warned";
  /** Where in the file. */
  readonly place: string;
  /** `brand model` as far as they are stated. */
  readonly product: string;
  /** The header or property at fault, or what was compared. */
  readonly field: string;
  /** The rest of a sentence that begins with the field. */
  readonly message: string;
}

/** A fault before it is known whose it is. */
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
