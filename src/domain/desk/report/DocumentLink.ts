/** The address at which the page stands that a document is of. There is none for what only one browser knows. */
export interface DocumentLink {
  /** For whom it opens what: the end of a sentence that begins with opening it. */
  readonly note: string;
  readonly address: string;
}
