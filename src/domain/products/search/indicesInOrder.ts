type Indices = Uint32Array<ArrayBuffer>;
type Compare = (a: number, b: number) => number;

/**
 * Indices `from` up to `to` of 0 … count − 1 in the order of `compare`, which must be total. Only the requested
 * ones are sorted; the others are only partitioned (Hoare's selection), so that a page of a million costs a few
 * passes.
 */
export function indicesInOrder(count: number, compare: Compare, from: number, to: number): Indices {
  const indices = new Uint32Array(count);
  for (let index = 0; index < count; index++) indices[index] = index;
  const end = Math.min(to, count);
  if (from >= end) return new Uint32Array(0);
  part(indices, 0, count - 1, from, compare);
  if (end < count) part(indices, from, count - 1, end, compare);
  return indices.subarray(from, end).sort(compare).slice();
}

/** Puts the right element at `index`, with nothing greater before it and nothing smaller after it. */
function part(indices: Indices, first: number, last: number, index: number, compare: Compare): void {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = middleOfThree(indices, low, high, compare);
    let left = low - 1;
    let right = high + 1;
    for (;;) {
      // The pivot itself stops both searches within the range.
      do left++;
      while (compare(indices[left]!, pivot) < 0);
      do right--;
      while (compare(indices[right]!, pivot) > 0);
      if (left >= right) break;
      const moved = indices[left]!;
      indices[left] = indices[right]!;
      indices[right] = moved;
    }
    if (index <= right) high = right;
    else low = right + 1;
  }
}

/** A pivot that splits sorted input, which is common, in halves. */
function middleOfThree(indices: Indices, low: number, high: number, compare: Compare): number {
  const [a, b, c] = [indices[low]!, indices[(low + high) >>> 1]!, indices[high]!];
  if (compare(a, b) < 0) return compare(b, c) < 0 ? b : compare(a, c) < 0 ? c : a;
  return compare(a, c) < 0 ? a : compare(b, c) < 0 ? c : b;
}
