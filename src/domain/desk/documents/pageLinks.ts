/** In CSS pixels of the page at 100 %. */
export interface LinkBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `inside` holds the library's own destination. */
export type LinkTarget =
  | { readonly kind: "web"; readonly url: string }
  | { readonly kind: "inside"; readonly destination: string | readonly unknown[] };

export interface PageLink {
  readonly box: LinkBox;
  readonly target: LinkTarget;
  /** The text at the link, for screen readers. */
  readonly words: string;
}

/** A link as the file states it, unchecked. */
export interface StatedLink {
  readonly rect: readonly number[];
  readonly url?: unknown;
  readonly dest?: unknown;
}

/** A run of text and its start on the page. */
export interface PlacedText {
  readonly str: string;
  readonly x: number;
  readonly y: number;
}

/** A file may state a hundred thousand links; more than this are of no use. */
const MOST_LINKS = 500;
const LONGEST_WORDS = 120;
/** Text begins on its baseline, which may coincide with the edge of the box. */
const SLACK = 2;

const isWeb = (url: unknown): url is string => typeof url === "string" && /^https?:\/\//iu.test(url);

function targetOf({ url, dest }: StatedLink): LinkTarget | null {
  if (isWeb(url)) return { kind: "web", url };
  if (typeof dest === "string" && dest !== "") return { kind: "inside", destination: dest };
  return Array.isArray(dest) && dest.length > 0 ? { kind: "inside", destination: dest } : null;
}

function boxOf([x1, y1, x2, y2]: readonly number[]): LinkBox | null {
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null;
  if (![x1, y1, x2, y2].every(Number.isFinite) || x1 === x2 || y1 === y2) return null;
  return {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
}

const holds = ({ left, top, width, height }: LinkBox, { x, y }: PlacedText) =>
  x >= left - SLACK && x <= left + width && y >= top && y <= top + height + SLACK;

/** The usable links of a page: to the web by http, or within the document. */
export const pageLinks = (stated: readonly StatedLink[], texts: readonly PlacedText[]): readonly PageLink[] =>
  stated.slice(0, MOST_LINKS).flatMap((link) => {
    const [target, box] = [targetOf(link), boxOf(link.rect)];
    if (target === null || box === null) return [];
    const words = texts
      .filter((text) => holds(box, text))
      .map(({ str }) => str)
      .join("");
    return [{ target, box, words: words.replace(/\s+/gu, " ").trim().slice(0, LONGEST_WORDS) }];
  });
