import { append, least } from "../../base/lists.ts";
import { movedMark, type SheetBlock, type SheetMark } from "./SheetMark.ts";
import { LEFT } from "./sheetStyle.ts";

/** The part of the paper that blocks may fill, in points from the top. */
export interface PageRoom {
  readonly top: number;
  readonly bottom: number;
}

export interface FilledPage {
  readonly marks: readonly SheetMark[];
  /** End of its last block. */
  readonly end: number;
}

/** Groups blocks that belong together: titles with what follows them. */
function bound(blocks: readonly SheetBlock[]): SheetBlock[][] {
  const groups: SheetBlock[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) groups.at(-1)!.push(block);
    else groups.push([block]);
    isOpen = block.keepsWithNext === true;
  }
  return groups;
}

/** Stacks blocks on as many pages as needed. */
export function flowBlocks(blocks: readonly SheetBlock[], { top, bottom }: PageRoom): FilledPage[] {
  const pages: { marks: SheetMark[]; end: number }[] = [{ marks: [], end: top }];
  const put = (block: SheetBlock) => {
    const page = pages.at(-1)!;
    append(
      page.marks,
      block.marks.map((mark) => movedMark(mark, LEFT, page.end)),
    );
    page.end += block.height;
  };
  for (const group of bound(blocks)) {
    const { end } = pages.at(-1)!;
    const height = group.reduce((sum, block) => sum + block.height, 0);
    const [first] = group;
    if (end > top && end + height > bottom) {
      if (first?.isSpace === true) continue;
      pages.push({ marks: [], end: top });
      if (first?.head) put(first.head);
    }
    for (const block of group) put(block);
  }
  return pages;
}

/** Steps by which pages are filled less, so that the last one is filled more. */
const STEPS = 8;

/**
 * Layouts of the same blocks: the first fills each page as far as possible, each further one less than the one
 * before; some of them may need more pages.
 */
export function evenLayouts(blocks: readonly SheetBlock[], { top, bottom }: PageRoom): FilledPage[][] {
  const full = flowBlocks(blocks, { top, bottom });
  if (full.length === 1) return [full];
  const step = (bottom - top) / (STEPS * full.length);
  const less = Array.from({ length: STEPS - 1 }, (_, at) =>
    flowBlocks(blocks, { top, bottom: bottom - (at + 1) * step }),
  );
  return [full, ...less];
}

const leastFilled = (pages: readonly FilledPage[]): number => least(pages.map(({ end }) => end));

/** The layout with the fewest pages; of several, the one whose emptiest page is filled the most. */
export function fullestPages(layouts: readonly (readonly FilledPage[])[]): readonly FilledPage[] {
  return layouts.reduce((best, pages) => {
    if (pages.length !== best.length) return pages.length < best.length ? pages : best;
    return leastFilled(pages) > leastFilled(best) ? pages : best;
  });
}
