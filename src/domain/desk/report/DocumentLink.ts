/** The address of the page that a document was made from. Contents known to a single browser have none. */
export interface DocumentLink {
  /** For whom the address opens what: the end of a sentence about opening it. */
  readonly note: string;
  readonly address: string;
}
