import { useCallback, useEffect, useState } from "react";
import type { PageSize } from "#domain/desk/documents/pageLayout.ts";
import type { OpenPdf } from "#workers/pdf/PdfClient.ts";

/** A hostile file may state an enormous page size; none is drawn larger than A0. */
const MOST = 3400;
const LEAST = 10;
const within = (length: number) => (Number.isFinite(length) ? Math.min(MOST, Math.max(LEAST, length)) : MOST);

export const sizeOfViewport = ({ width, height }: PageSize): PageSize => ({
  width: within(width),
  height: within(height),
});

/**
 * Sizes of pages as they become known; until then a page counts as equal to the first. `null` before the first is
 * known.
 */
export function usePageSizes({ document }: OpenPdf) {
  const [first, setFirst] = useState<PageSize | null>(null);
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isWanted = true;
    document.getPage(1).then(
      (page) => {
        if (isWanted) setFirst(sizeOfViewport(page.getViewport({ scale: 1 })));
      },
      () => {
        if (isWanted) setBroken(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [document]);
  const learn = useCallback((page: number, { width, height }: PageSize) => {
    setKnown((now) => {
      const held = now.get(page);
      if (held?.width === width && held.height === height) return now;
      return new Map(now).set(page, { width, height });
    });
  }, []);
  return { first, known, learn, isBroken };
}
