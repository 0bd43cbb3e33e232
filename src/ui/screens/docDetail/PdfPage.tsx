import { useEffect, useRef, useState, type CSSProperties } from "react";
import type { PageLink } from "#domain/desk/documents/pageLinks.ts";
import type { PageSize } from "#domain/desk/documents/pageLayout.ts";
import type { TextMatch } from "#domain/desk/documents/pageText.ts";
import type { OpenPdf, PageRun } from "#workers/pdf/PdfClient.ts";
import css from "./DocDetail.module.css";
import { drawPage, layText } from "./drawPage.ts";
import { markMatches } from "./markMatches.ts";
import { PageLinks } from "./PageLinks.tsx";
import { usePageLinks } from "./usePageLinks.ts";
import { sizeOfViewport } from "./usePageSizes.ts";
import type { TextOf } from "./useFind.ts";

export interface PdfPageProps {
  readonly pdf: OpenPdf;
  readonly number: number;
  readonly scale: number;
  readonly size: PageSize;
  readonly top: number;
  readonly textOf: TextOf;
  readonly onSize: (page: number, size: PageSize) => void;
  /** Called with the element of the current match. */
  readonly onShow: (element: HTMLElement) => void;
  readonly onFollow: (link: PageLink) => void;
  readonly matches: readonly TextMatch[];
  /** The match to show. */
  readonly current: TextMatch | null;
}

interface LaidText {
  readonly runs: readonly HTMLElement[];
  readonly texts: readonly string[];
}

type Drawing = "drawing" | "drawn" | "failed";

/** One page: its picture, and over it its text for search and selection. */
export function PdfPage(props: PdfPageProps) {
  const { pdf, number, scale, size, top, textOf, onSize, onShow, onFollow, matches, current } = props;
  const links = usePageLinks(pdf, number, textOf);
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>("drawing");
  const [laid, setLaid] = useState<LaidText | null>(null);

  useEffect(() => {
    let stop = () => {};
    let isWanted = true;
    const failed = () => {
      if (isWanted) setDrawing("failed");
    };
    const draw = async () => {
      const page = await pdf.document.getPage(number);
      if (!isWanted) return;
      const own = sizeOfViewport(page.getViewport({ scale: 1 }));
      onSize(number, own);
      const viewport = page.getViewport({ scale });
      stop = drawPage(
        page,
        viewport,
        (canvas) => {
          picture.current?.replaceChildren(canvas);
          setDrawing("drawn");
        },
        failed,
      );
      const container = words.current;
      if (container === null) return;
      const source = await textOf(number);
      if (!isWanted) return;
      container.replaceChildren();
      const runs = await layText(pdf, container, source, viewport);
      if (isWanted)
        setLaid({
          runs,
          texts: source.items.filter((item): item is PageRun => "str" in item).map(({ str }) => str),
        });
    };
    draw().catch(failed);
    return () => {
      isWanted = false;
      stop();
    };
  }, [pdf, number, scale, textOf, onSize]);

  useEffect(() => {
    if (laid === null) return;
    const shown = markMatches(laid.runs, laid.texts, matches, current);
    if (shown !== null) onShow(shown);
  }, [laid, matches, current, onShow]);

  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  return (
    <section
      className={css["page"]}
      aria-label={`第 ${number} 页`}
      data-page={number}
      data-drawing={drawing}
      style={{ top, width, height }}
    >
      <div className={css["picture"]} ref={picture} aria-hidden />
      <div className={css["words"]} ref={words} style={{ "--scale-factor": scale } as CSSProperties} />
      <PageLinks links={links} scale={scale} onFollow={onFollow} />
      {drawing === "failed" && (
        <p className={css["unread"]} role="alert">
          第 {number} 页无法显示
        </p>
      )}
    </section>
  );
}
