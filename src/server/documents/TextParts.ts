import type { TextIndex } from "./textIndex.ts";

/** Dependencies of handlers that search the text of documents. */
export interface TextParts {
  /** Text of manuals; absent if no other part uses it. */
  readonly texts?: TextIndex;
}
