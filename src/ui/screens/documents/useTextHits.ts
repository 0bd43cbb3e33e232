import { searchDocumentTexts, type SearchedText } from "#api/contract/documents.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useSession } from "../../page/services/useSession.ts";

/** ms. A manual's text is read in a few seconds. */
const AGAIN = { ms: 5000, while: ({ unread }: SearchedText) => unread > 0 };

/**
 * Matches in the text of all manuals, for signed-in users. Nothing is asked without words, and it is asked again
 * while manuals are still being read.
 */
export function useTextHits(words: string, category: string | null) {
  const isSignedIn = useSession(({ token }) => token !== null);
  const body = { words, ...(category === null ? {} : { gjwCategoryCode: category }) };
  const isOn = isSignedIn && words !== "";
  return loadedOf(useAsk(searchDocumentTexts, { body }, { isOn, keepsLast: true, repeats: AGAIN }));
}
