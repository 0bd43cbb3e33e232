interface Named {
  readonly code: string;
  readonly name: string;
}

/** The categories, brands and series that a document may belong to. */
export interface DocumentStandard {
  readonly categories: readonly Named[];
  readonly brands: readonly Named[];
  readonly series: readonly { readonly id: string; readonly name: string; readonly brandCode: string }[];
}

/** A document as a list describes it, before its file was read. */
export interface DescribedDocument {
  /** Path relative to the list. */
  readonly file: string;
  readonly title: string;
  readonly categoryCode: string | null;
  readonly brandCode: string | null;
  readonly seriesId: string | null;
  readonly language: string;
  readonly source: string | null;
}
