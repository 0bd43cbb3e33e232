import { useState } from "react";
import { pageLibraryManuals, type LibraryManual } from "#api/contract/libraryManuals.ts";
import { LONGEST_OWN_PAGE } from "#domain/desk/library/libraryLimits.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { manualTitle } from "../manuals/manualFile.ts";

export interface ManualChoice {
  /** The manuals of the library, newest first. */
  readonly manuals: readonly LibraryManual[];
  /** Null for none. */
  readonly chosen: string | null;
  readonly choose: (manualId: string | null) => void;
}

/**
 * The manual of the library to which the products of a file refer: the one with the file's name, until a person
 * chooses another.
 */
export function useManualChoice(libraryId: string, fileName: string): ManualChoice {
  const [said, setSaid] = useState<{ readonly id: string | null } | null>(null);
  const query = { page_no: "1", page_size: String(LONGEST_OWN_PAGE) };
  const { data } = useAsk(pageLibraryManuals, { params: { libraryId }, query }, { isFleeting: true });
  const manuals = data?.list ?? [];
  const title = manualTitle(fileName);
  const likely = /\.pdf$/iu.test(fileName) ? manuals.find((manual) => manual.title === title) : undefined;
  return {
    manuals,
    chosen: said === null ? (likely?.id ?? null) : said.id,
    choose: (id) => setSaid({ id }),
  };
}
