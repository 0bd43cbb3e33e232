/** All in the painter's unit, from the left and the top of the pane. */
export interface NamePlace {
  /** Where the text begins. */
  readonly x: number;
  /** The middle of the text. */
  readonly y: number;
  readonly width: number;
}

/** Names one below the other without a gap. */
interface Stack {
  /** Places in the list of names, from above. */
  readonly names: readonly number[];
  readonly top: number;
}

/**
 * Heights at which no name covers another, as near as can be to the curves' ends and within the pane. Only names that
 * would stand above one another push each other away.
 *
 * @param height of the pane
 * @param line from one name's middle to the next
 * @returns y of each name, in the order given
 */
export function placeNames(names: readonly NamePlace[], height: number, line: number): number[] {
  const placed = names.map(({ y }) => y);
  for (const column of columnsOf(names))
    for (const { names: stacked, top } of stacksOf(names, column, height, line))
      stacked.forEach((at, place) => {
        placed[at] = top + place * line;
      });
  return placed;
}

/** Names that share a part of the pane's width, directly or through others. */
function columnsOf(names: readonly NamePlace[]): number[][] {
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

/** Stacks that touch become one, which stands in the middle of where its names belong. */
function stacksOf(
  names: readonly NamePlace[],
  column: readonly number[],
  height: number,
  line: number,
): Stack[] {
  const yOf = (at: number) => names[at]?.y ?? 0;
  const stackOf = (stacked: readonly number[]): Stack => {
    const middle = stacked.reduce((sum, at, place) => sum + yOf(at) - place * line, 0) / stacked.length;
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
