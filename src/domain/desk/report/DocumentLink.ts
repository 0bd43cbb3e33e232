/** The address of the page that a document was made from. Contents known to a single browser have none. */
export interface DocumentLink {
  /** Who can open what by the address: the end of a sentence about opening it. */
  readonly note: string;
  readonly address: string;
}
