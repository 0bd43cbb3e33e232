import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useSearchParams } from "react-router-dom";
import type { PageLink } from "#domain/desk/documents/pageLinks.ts";
import { steppedScale, type PageSize } from "#domain/desk/documents/pageLayout.ts";
import type { TextMatch } from "#domain/desk/documents/pageText.ts";
import { greatest } from "#domain/base/lists.ts";
import type { OpenPdf } from "#workers/pdf/PdfClient.ts";
import { FIND_PARAM } from "../../addresses/documentAddresses.ts";
import { notices } from "../../page/services/useNotices.ts";
import css from "./DocDetail.module.css";
import { PdfPage } from "./PdfPage.tsx";
import { PdfTools } from "./PdfTools.tsx";
import { useFind, useTexts } from "./useFind.ts";
import { pageOfDestination } from "./usePageLinks.ts";
import { useReading, useRestingPage, type Zoom } from "./useReading.ts";
import { useSaving } from "./useSaving.ts";

interface PdfReaderProps {
  readonly pdf: OpenPdf;
  readonly title: string;
  /** The address where the curves of a page can be read. */
  readonly toCurves: (page: number) => string;
  readonly first: PageSize;
  readonly known: ReadonlyMap<number, PageSize>;
  readonly onSize: (page: number, size: PageSize) => void;
}

const PAGE = "page";
const NO_MATCHES: readonly TextMatch[] = [];

function pageOf(params: URLSearchParams, count: number): number {
  const page = Number(params.get(PAGE));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, count) : 1;
}

function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete(PAGE);
  else next.set(PAGE, String(page));
  return next;
}

/** An open document: its pages one below another, drawn as they come into view. */
export function PdfReader({ pdf, title, toCurves, first, known, onSize }: PdfReaderProps) {
  const [params, setParams] = useSearchParams();
  const count = pdf.document.numPages;
  const asked = pageOf(params, count);
  const [zoom, setZoom] = useState<Zoom>("auto");
  const reading = useReading({ count, first, known, page: asked, zoom });
  const { box, onScroll, goTo, show, pages, tops, scale, sizeOf, current } = reading;
  const textOf = useTexts(pdf);
  const find = useFind(pdf, textOf, () => current, params.get(FIND_PARAM) ?? "");
  const field = useRef<HTMLInputElement>(null);
  const saving = useSaving(pdf, title);

  // The address names the current page; if it is changed there, that page is shown.
  const written = useRef(asked);
  useRestingPage(current, (page) => {
    if (page === asked) return;
    written.current = page;
    setParams((now) => withPage(now, page), { replace: true });
  });
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    goTo(asked);
  }, [asked, goTo]);

  // The document gets the focus once it is loaded, unless the user has moved it meanwhile.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [box]);

  const shown = find.found[find.current];
  useEffect(() => {
    if (shown !== undefined) goTo(shown.page);
    // The searched words are scrolled into view once they are found; a changed scale must not scroll again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  const matches = useMemo(() => {
    const byPage = new Map<number, TextMatch[]>();
    for (const { page, match } of find.found) byPage.set(page, [...(byPage.get(page) ?? []), match]);
    return byPage;
  }, [find.found]);

  const follow = useCallback(
    async ({ target }: PageLink) => {
      if (target.kind === "web") return;
      const page = await pageOfDestination(pdf.document, target.destination);
      if (page === null) {
        notices.error("无法转到", "文档中没有这个链接指向的位置");
        return;
      }
      written.current = page;
      goTo(page);
      // The focused link may be unmounted with its page, so the document gets the focus.
      box.current?.focus({ preventScroll: true });
      // A history entry of its own, so that 后退 returns to the link.
      setParams((now) => withPage(now, page));
    },
    [pdf, goTo, box, setParams],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === "f") {
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
      return;
    }
    if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
    if (key === "+" || key === "=") setZoom(steppedScale(scale, 1));
    else if (key === "-") setZoom(steppedScale(scale, -1));
    else if (key === "0") setZoom("auto");
    else if (key === "ArrowRight") goTo(current + 1);
    else if (key === "ArrowLeft") goTo(current - 1);
    else return;
    event.preventDefault();
  };

  const width = Math.max(greatest(pages.map((page) => Math.round(sizeOf(page).width * scale))), 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of whatever is inside: 查找 and the scale
    <div className={css["reader"]} onKeyDown={onKeyDown}>
      <PdfTools
        page={current}
        count={count}
        onGo={goTo}
        scale={scale}
        zoom={zoom}
        onZoom={setZoom}
        find={find}
        field={field}
        toCurves={toCurves(current)}
        isSaving={saving.isSaving}
        onSave={saving.save}
      />
      <div
        className={css["scroll"]}
        ref={box}
        onScroll={onScroll}
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
        tabIndex={0}
        data-results
      >
        <div className={css["sheet"]} style={{ height: tops[count], minWidth: width }}>
          {pages.map((page) => (
            <PdfPage
              key={page}
              pdf={pdf}
              number={page}
              scale={scale}
              size={sizeOf(page)}
              top={tops[page - 1]!}
              textOf={textOf}
              onSize={onSize}
              onShow={show}
              onFollow={(link) => void follow(link)}
              matches={matches.get(page) ?? NO_MATCHES}
              current={shown?.page === page ? shown.match : null}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
