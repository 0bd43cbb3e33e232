/** The result of loading the catalogue in its own process. */
export type LoadMessage =
  | { readonly ok: true }
  /** `sentence` is for the person at the terminal, if there is something they can do. */
  | { readonly ok: false; readonly sentence: string | null; readonly cause: string };
