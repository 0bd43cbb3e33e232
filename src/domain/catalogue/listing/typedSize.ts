import { PROPERTY } from "../properties.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import type { ListState, PropertyFilter } from "./ListState.ts";

/** Width and height that are looked for, mm. */
export interface TypedSize {
  readonly width: number;
  readonly height: number;
}

const SIZE = /^(\d{2,5})\s*(?:[x×*]|\s)\s*(\d{2,5})(?:\s*mm)?$/u;

/** Upper limit for larger sizes: the usual series have steps of at most a quarter. */
const NEXT = 1.25;

/** Reads `500×320`, `1000x2100`, `800*600 mm`; null for anything else. */
export function readSize(text: string): TypedSize | null {
  const [, width, height] = SIZE.exec(normaliseText(text).toLowerCase()) ?? [];
  return width === undefined || height === undefined
    ? null
    : { width: Number(width), height: Number(height) };
}

const upFrom = (code: string, from: number): PropertyFilter => ({
  kind: "range",
  code,
  from,
  to: from * NEXT,
});

/** Filters and order that find a size and the next larger ones, with the exact size first. */
export function withSize({ properties, sort }: ListState, size: TypedSize | null): Partial<ListState> {
  const others = properties.filter(({ code }) => code !== PROPERTY.width && code !== PROPERTY.height);
  if (size === null) return { properties: others, sort: sort?.code === PROPERTY.width ? null : sort };
  return {
    properties: [...others, upFrom(PROPERTY.width, size.width), upFrom(PROPERTY.height, size.height)],
    sort: { code: PROPERTY.width, direction: "ASC" },
  };
}

/** The size that a list is filtered by, as a person types it; empty without such a filter. */
export function sizeText({ properties }: ListState): string {
  const [width, height] = [PROPERTY.width, PROPERTY.height].map((wanted) => {
    const filter = properties.find(({ code }) => code === wanted);
    return filter?.kind === "range" && filter.from !== null && filter.to === filter.from * NEXT
      ? filter.from
      : null;
  });
  return width == null || height == null ? "" : `${width}×${height}`;
}
