/** A fault of a question, with its path: `curveProperties.0.code`. */
export interface SearchIssue {
  readonly path: string;
  readonly message: string;
}

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly SearchIssue[] };
