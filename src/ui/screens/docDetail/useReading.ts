import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  anchorAt,
  heightOf,
  LEAST_SCALE,
  MOST_SCALE,
  pageAt,
  pageTops,
  PAGE_GAP,
  type PageSize,
} from "#domain/desk/documents/pageLayout.ts";

/** A comfortable width, the width of the view, or a scale that the user has chosen. */
export type Zoom = "auto" | "fit" | number;

/** px at both sides of a page. */
const SIDE = 16;
/** Maximum scale of `auto`: on a wide screen the full width would be too large for reading. */
const MOST_AUTO = 1.25;
/** Share of the view's height that is also drawn above and below it. */
const AHEAD = 0.6;

interface ReadingParts {
  readonly count: number;
  readonly first: PageSize;
  readonly known: ReadonlyMap<number, PageSize>;
  /** The first page to show. */
  readonly page: number;
  readonly zoom: Zoom;
}

const clamped = (scale: number) => Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));

/** The reading position: the visible pages and their scale, and functions to go to another page. */
export function useReading({ count, first, known, page: asked, zoom }: ReadingParts) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [at, setAt] = useState(0);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const fitted = clamped((room.width - 2 * SIDE) / first.width);
  const scale = zoom === "fit" ? fitted : zoom === "auto" ? Math.min(MOST_AUTO, fitted) : clamped(zoom);
  const sizeOf = useCallback((page: number) => known.get(page) ?? first, [known, first]);
  const tops = useMemo(() => pageTops(count, sizeOf, scale), [count, sizeOf, scale]);
  const isMeasured = room.width > 0;

  /** The reading position stays when sizes or the scale change. */
  const last = useRef<{ readonly tops: Float64Array; at: number } | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !isMeasured) return;
    const before = last.current;
    const height =
      before === null
        ? heightOf(tops, { page: Math.min(count, Math.max(1, asked)), share: 0 }) - PAGE_GAP
        : heightOf(tops, anchorAt(before.tops, before.at));
    last.current = { tops, at: height };
    element.scrollTop = height;
    setAt(element.scrollTop);
    // The address only sets the initial page; later it follows the reading position.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tops, isMeasured]);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    if (last.current !== null) last.current.at = element.scrollTop;
    setAt(element.scrollTop);
  }, []);

  const goTo = useCallback(
    (page: number) => {
      const element = box.current;
      if (element === null) return;
      element.scrollTop = tops[Math.min(count, Math.max(1, page)) - 1]! - PAGE_GAP;
    },
    [tops, count],
  );

  /** Scrolls an element of a page to the middle of the view, without scrolling anything around the view. */
  const show = useCallback((element: HTMLElement) => {
    const around = box.current;
    if (around === null) return;
    const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    around.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
    const left = inner.left - outer.left;
    if (left < 0 || inner.right > outer.right) around.scrollLeft += left - outer.width / 2;
  }, []);

  const pages = useMemo(() => {
    if (!isMeasured) return [];
    const from = pageAt(tops, at - AHEAD * room.height);
    const to = pageAt(tops, at + (1 + AHEAD) * room.height);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  }, [tops, at, room.height, isMeasured]);

  // The page at the upper third of the view is the current one.
  const reached = at + room.height >= tops[count]! - 1 && at > 0 ? count : pageAt(tops, at + room.height / 3);
  return { box, onScroll, goTo, show, pages, tops, scale, sizeOf, current: isMeasured ? reached : asked };
}

/** Reports the current page after scrolling has stopped. */
export function useRestingPage(page: number, onRest: (page: number) => void): void {
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => {
    const pause = setTimeout(() => latest.current(page), REST);
    return () => clearTimeout(pause);
  }, [page]);
}
const REST = 300;
