type Places = Uint32Array<ArrayBuffer>;
type Compare = (a: number, b: number) => number;

/**
 * Indices `from` up to `to` of 0 … count − 1 in the order of `compare`, which must be total. Only the requested
 * ones are sorted; the others are only partitioned (Hoare's selection), so that a page of a million costs a few
 * passes.
 */
export function placesInOrder(count: number, compare: Compare, from: number, to: number): Places {
  const places = new Uint32Array(count);
  for (let place = 0; place < count; place++) places[place] = place;
  const end = Math.min(to, count);
  if (from >= end) return new Uint32Array(0);
  part(places, 0, count - 1, from, compare);
  if (end < count) part(places, from, count - 1, end, compare);
  return places.subarray(from, end).sort(compare).slice();
}

/** Puts the right element at `place`, with nothing greater before it and nothing smaller after it. */
function part(places: Places, first: number, last: number, place: number, compare: Compare): void {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = middleOfThree(places, low, high, compare);
    let left = low - 1;
    let right = high + 1;
    for (;;) {
      // The pivot itself stops both searches within the range.
      do left++;
      while (compare(places[left]!, pivot) < 0);
      do right--;
      while (compare(places[right]!, pivot) > 0);
      if (left >= right) break;
      const moved = places[left]!;
      places[left] = places[right]!;
      places[right] = moved;
    }
    if (place <= right) high = right;
    else low = right + 1;
  }
}

/** A pivot that splits sorted input, which is common, in halves. */
function middleOfThree(places: Places, low: number, high: number, compare: Compare): number {
  const [a, b, c] = [places[low]!, places[(low + high) >>> 1]!, places[high]!];
  if (compare(a, b) < 0) return compare(b, c) < 0 ? b : compare(a, c) < 0 ? c : a;
  return compare(a, c) < 0 ? a : compare(b, c) < 0 ? c : b;
}
