import { useCallback } from "react";
import {
  pageLinks,
  type LinkTarget,
  type PageLink,
  type StatedLink,
} from "#domain/desk/documents/pageLinks.ts";
import type { OpenPdf, PageRun } from "#workers/pdf/PdfClient.ts";
import { useAnswer } from "../../page/services/useAnswer.ts";
import type { TextOf } from "./useFind.ts";

const NO_LINKS: readonly PageLink[] = [];

async function linksOf({ document }: OpenPdf, number: number, textOf: TextOf): Promise<readonly PageLink[]> {
  const page = await document.getPage(number);
  const annotations: readonly (StatedLink & { readonly subtype?: unknown })[] = await page.getAnnotations();
  const links = annotations.filter(({ subtype }) => subtype === "Link");
  if (links.length === 0) return NO_LINKS;
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await textOf(number);
  return pageLinks(
    links.map((link) => ({ ...link, rect: viewport.convertToViewportRectangle([...link.rect]) })),
    items
      .filter((item): item is PageRun => "str" in item)
      .map(({ str, transform }) => {
        const [x = 0, y = 0] = viewport.convertToViewportPoint(Number(transform[4]), Number(transform[5]));
        return { str, x, y };
      }),
  );
}

/** The links of a page; none if they cannot be read, since the page itself reports that. */
export function usePageLinks(pdf: OpenPdf, number: number, textOf: TextOf): readonly PageLink[] {
  const { data = NO_LINKS } = useAnswer(
    useCallback(() => linksOf(pdf, number, textOf), [pdf, number, textOf]),
  );
  return data;
}

type Destination = Extract<LinkTarget, { readonly kind: "inside" }>["destination"];

/** The page that a link within a document leads to, from 1; `null` if there is none. */
export async function pageOfDestination(
  document: OpenPdf["document"],
  destination: Destination,
): Promise<number | null> {
  try {
    const stated: readonly unknown[] | null =
      typeof destination === "string" ? await document.getDestination(destination) : destination;
    const [page] = stated ?? [];
    const index =
      typeof page === "number" ? page : await document.getPageIndex(page as { num: number; gen: number });
    return Number.isInteger(index) && index >= 0 && index < document.numPages ? index + 1 : null;
  } catch {
    // The library throws if the destination does not exist.
    return null;
  }
}
