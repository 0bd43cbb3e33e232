/** How the loading of the catalogue ended in its process. */
export type LoadMessage =
  | { readonly ok: true }
  /** `sentence` is for the person at the terminal, where there is something to do. */
  | { readonly ok: false; readonly sentence: string | null; readonly cause: string };
