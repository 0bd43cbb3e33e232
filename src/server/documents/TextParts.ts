import type { TextIndex } from "./textIndex.ts";

/** What handlers that search the words of documents work with. */
export interface TextParts {
  /** Of manuals; absent where nothing else reads them. */
  readonly texts?: TextIndex;
}
