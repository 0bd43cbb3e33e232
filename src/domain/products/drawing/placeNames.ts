/** All in the painter's unit, from the left and the top of the pane. */
export interface NameAtEnd {
  /** Left end of the text. */
  readonly x: number;
  /** Vertical middle of the text. */
  readonly y: number;
  readonly width: number;
}

/** Names directly below each other. */
interface Stack {
  /** Indices in the list of names, from the top. */
  readonly names: readonly number[];
  readonly top: number;
}

/**
 * Heights at which no name covers another, as near as possible to the curves' ends and within the pane. Only names
 * that would overlap push each other away.
 *
 * @param height of the pane
 * @param line distance from one name's middle to the next
 * @returns y of each name, in the order given
 */
export function placeNames(names: readonly NameAtEnd[], height: number, line: number): number[] {
  const placed = names.map(({ y }) => y);
  for (const column of columnsOf(names))
    for (const { names: stacked, top } of stacksOf(names, column, height, line))
      stacked.forEach((at, index) => {
        placed[at] = top + index * line;
      });
  return placed;
}

/** Groups of names that overlap in width, directly or through others. */
function columnsOf(names: readonly NameAtEnd[]): number[][] {
  const columns: { at: number[]; end: number }[] = [];
  const fromLeft = [...names.entries()].sort(([, one], [, other]) => one.x - other.x);
  for (const [at, { x, width }] of fromLeft) {
    const last = columns.at(-1);
    if (last && x < last.end) {
      last.at.push(at);
      last.end = Math.max(last.end, x + width);
    } else columns.push({ at: [at], end: x + width });
  }
  return columns.map(({ at }) => at);
}

/** Merges stacks that touch; a merged stack is centred on the heights at which its names belong. */
function stacksOf(
  names: readonly NameAtEnd[],
  column: readonly number[],
  height: number,
  line: number,
): Stack[] {
  const yOf = (at: number) => names[at]?.y ?? 0;
  const stackOf = (stacked: readonly number[]): Stack => {
    const middle = stacked.reduce((sum, at, index) => sum + yOf(at) - index * line, 0) / stacked.length;
    const lowest = height - line / 2 - (stacked.length - 1) * line;
    return { names: stacked, top: Math.max(line / 2, Math.min(lowest, middle)) };
  };
  const stacks: Stack[] = [];
  for (const at of [...column].sort((one, other) => yOf(one) - yOf(other))) {
    let stack = stackOf([at]);
    for (
      let above = stacks.at(-1);
      above && above.top + above.names.length * line > stack.top;
      above = stacks.at(-1)
    ) {
      stack = stackOf([...above.names, ...stack.names]);
      stacks.pop();
    }
    stacks.push(stack);
  }
  return stacks;
}
