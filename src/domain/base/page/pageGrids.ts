import { append, greatest, least } from "../lists.ts";
import type { MergedRange, SheetGrid } from "../sheet/SheetGrid.ts";
import { findFrames, isInside, type Frame } from "./findFrames.ts";
import { frameGrid, type FrameGrid } from "./frameGrid.ts";
import { goneOn } from "./goneOn.ts";
import type { PageContent, Word } from "./PageContent.ts";
import { linesOf, textOf, clustersOf } from "./textLines.ts";
import { uprightPage } from "./uprightPage.ts";

interface PageGrid extends SheetGrid {
  readonly rows: readonly (readonly (string | null)[])[];
  /** Edges of the columns of its last table. */
  readonly edges: readonly number[];
}

/** The same edge may differ by this many points from page to page. */
const SAME_EDGE = 3;
/** Edges that are found by words differ with the words: by up to this share of a column. */
const SAME_COLUMN = 0.3;

/**
 * The tables of pages as sheets: lines of text above and below a table are rows with one cell. A table that
 * goes on over pages is one sheet.
 */
export function pageGrids(pages: readonly PageContent[], firstPage = 1): readonly SheetGrid[] {
  const grids: PageGrid[] = [];
  pages.forEach((page, at) => {
    for (const grid of gridsOfPage(page, `第 ${at + firstPage} 页`)) {
      const last = grids.at(-1);
      if (last && last.edges.length > 2 && areSame(last.edges, grid.edges))
        grids[grids.length - 1] = appended(last, grid);
      else grids.push(grid);
    }
  });
  return grids;
}

const areSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length &&
  one.every((edge, at) => {
    const width = Math.min(edge - (one[at - 1] ?? -Infinity), (one[at + 1] ?? Infinity) - edge);
    return Math.abs(edge - (other[at] ?? Infinity)) <= Math.max(SAME_EDGE, SAME_COLUMN * width);
  });

/** Titles and page numbers between the parts of a table remain lines of text. */
function appended(one: PageGrid, other: PageGrid): PageGrid {
  const merges = other.merges.map((merge) => shifted(merge, one.rows.length));
  return {
    ...other,
    name: one.name,
    rows: [...one.rows, ...goneOn(one, other)],
    merges: [...one.merges, ...merges],
  };
}

const shifted = (merge: MergedRange, by: number): MergedRange => ({
  ...merge,
  startRow: merge.startRow + by,
  endRow: merge.endRow + by,
});

/** Frames above each other are one sheet; a frame beside another is a sheet of its own. */
function gridsOfPage(page: PageContent, name: string): readonly PageGrid[] {
  const upright = uprightPage(page);
  const frames = findFrames(upright);
  const outside = upright.words.filter((word) => !frames.some((frame) => isInside(word, frame)));
  const columns: Frame[][] = [];
  for (const frame of frames) {
    const below = columns.find((stack) =>
      stack.every((other) => frame.top >= other.bottom - 2 || frame.bottom <= other.top + 2),
    );
    if (below) below.push(frame);
    else columns.push([frame]);
  }
  return columns.map((stack) => stackOf(stack, upright.words, textOfStack(stack, columns, outside), name));
}

/** The words that belong to one of several stacks beside each other; a title stands above its own stack. */
function textOfStack(
  stack: readonly Frame[],
  stacks: readonly (readonly Frame[])[],
  outside: readonly Word[],
): readonly Word[] {
  if (stacks.length < 2) return outside;
  const top = least(stack.map((frame) => frame.top));
  const lines = linesOf(outside).flatMap(clustersOf);
  const near = lines.filter((line) => {
    const apart = stacks.map((other) => distance(line, other));
    return distance(line, stack) <= Math.max(0, least(apart));
  });
  // Without a title of its own a stack has that of the page.
  const isTitled = near.some(({ middle }) => middle < top);
  return isTitled ? near : [...lines.filter(({ middle }) => middle < top && !isBeside(middle)), ...near];

  /** Whether a line is level with a table of another stack that begins further up. */
  function isBeside(middle: number): boolean {
    return stacks.some((other) => other.some((frame) => middle > frame.top));
  }
}

/** How far a line of text is from the columns of a stack, along the line; 0 over or below it. */
function distance({ left, right }: Word, stack: readonly Frame[]): number {
  const from = least(stack.map((frame) => frame.left));
  const to = greatest(stack.map((frame) => frame.right));
  return Math.max(0, from - right, left - to);
}

function stackOf(
  frames: readonly Frame[],
  words: readonly Word[],
  outside: readonly Word[],
  name: string,
): PageGrid {
  const rows: (readonly (string | null)[])[] = [];
  const merges: MergedRange[] = [];
  let last: FrameGrid | null = null;
  let from = Number.NEGATIVE_INFINITY;
  const addText = (to: number) => {
    const between = outside.filter(({ middle }) => middle > from && middle < to);
    for (const line of linesOf(between)) {
      const text =
        clustersOf(line).length > 1
          ? clustersOf(line)
              .map((cluster) => cluster.text)
              .join(" ")
          : textOf(line);
      rows.push([text]);
    }
  };
  for (const frame of frames) {
    addText(frame.top);
    const grid = frameGrid(frame, words);
    if (last !== null && last.edges.length !== grid.edges.length && rows.length > 0) rows.push([]);
    for (const merge of grid.merges) merges.push(shifted(merge, rows.length));
    append(rows, grid.rows);
    from = frame.bottom;
    last = grid;
  }
  addText(Number.POSITIVE_INFINITY);
  return { name, isHidden: false, rows, merges, edges: last?.edges ?? [] };
}
