import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  findInPage,
  foldedQuery,
  pageText,
  type PageText,
  type TextMatch,
} from "#domain/desk/documents/pageText.ts";
import type { OpenPdf, PageContent, PageRun } from "#workers/pdf/PdfClient.ts";

/** ms after the last key press. */
const PAUSE = 250;
/** Maximum number of matches; nobody walks through more. */
const MOST_FOUND = 5000;
/** Number of pages between two updates of the count. */
const REPORT_EVERY = 10;

export interface Found {
  readonly page: number;
  readonly match: TextMatch;
}

interface Finding {
  readonly query: string;
  readonly found: readonly Found[];
  readonly isDone: boolean;
  /** Number of pages that could not be read. */
  readonly unread: number;
}

const NOTHING: Finding = { query: "", found: [], isDone: true, unread: 0 };

export type TextOf = (page: number) => Promise<PageContent>;

const isRun = (item: PageContent["items"][number]): item is PageRun => "str" in item;

function textsOf(document: OpenPdf["document"]): TextOf {
  const held = new Map<number, Promise<PageContent>>();
  return (page) => {
    const known = held.get(page);
    if (known !== undefined) return known;
    const reading = document.getPage(page).then((opened) => opened.getTextContent());
    held.set(page, reading);
    reading.catch(() => held.delete(page));
    return reading;
  };
}

/** The texts of pages, each read once. */
export const useTexts = ({ document }: OpenPdf): TextOf => useMemo(() => textsOf(document), [document]);

/**
 * 查找: all matches in the document, page by page, and the current one.
 *
 * @param words initial search words
 */
export function useFind({ document }: OpenPdf, textOf: TextOf, firstPage: () => number, words: string) {
  const [query, setQuery] = useState(words);
  const [finding, setFinding] = useState<Finding>(NOTHING);
  const [current, setCurrent] = useState(0);
  const texts = useRef(new Map<number, PageText>());
  const wanted = foldedQuery(query);

  useEffect(() => {
    texts.current.clear();
  }, [document]);

  useEffect(() => {
    if (wanted === "") {
      setFinding(NOTHING);
      return;
    }
    let isWanted = true;
    const search = async () => {
      const found: Found[] = [];
      let unread = 0;
      const begun = firstPage();
      let isCurrentSet = false;
      for (let page = 1; page <= document.numPages && found.length < MOST_FOUND; page++) {
        try {
          let text = texts.current.get(page);
          if (text === undefined) {
            const { items } = await textOf(page);
            text = pageText(items.filter(isRun));
            texts.current.set(page, text);
          }
          if (!isWanted) return;
          for (const match of findInPage(text, wanted)) found.push({ page, match });
        } catch {
          // An unreadable page has no words; the number of such pages is shown.
          unread += 1;
        }
        if (!isWanted) return;
        const isLast = page === document.numPages;
        if (!isCurrentSet && (found.at(-1)?.page ?? 0) >= begun) {
          isCurrentSet = true;
          setCurrent(found.findIndex((each) => each.page >= begun));
        }
        if (page % REPORT_EVERY === 0 || isLast)
          setFinding({ query: wanted, found: [...found], isDone: isLast, unread });
      }
      setFinding({ query: wanted, found, isDone: true, unread });
      if (!isCurrentSet) setCurrent(0);
    };
    const pause = setTimeout(() => void search(), PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
    // `firstPage` is called when the search shows its first match, so it is no dependency.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, document, textOf]);

  const { found } = finding;
  const step = useCallback(
    (direction: 1 | -1) => {
      if (found.length > 0) setCurrent((now) => (now + direction + found.length) % found.length);
    },
    [found.length],
  );
  const isOfQuery = finding.query === wanted;
  return {
    query,
    setQuery,
    isSearching: wanted !== "" && (!isOfQuery || !finding.isDone),
    found: isOfQuery ? found : NOTHING.found,
    unread: isOfQuery ? finding.unread : 0,
    current,
    step,
  };
}
