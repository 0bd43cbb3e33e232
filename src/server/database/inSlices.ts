/** Consecutive slices of at most `size` rows. */
export function inSlices<Row>(rows: readonly Row[], size: number): Row[][] {
  const slices: Row[][] = [];
  for (let start = 0; start < rows.length; start += size) slices.push(rows.slice(start, start + size));
  return slices;
}
