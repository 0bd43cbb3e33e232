/**
 * JSON with the keys of every object in one order, so that equal values have equal texts however they were made. For
 * comparison alone: unlike `canonicalJson` it refuses nothing that a person may have typed.
 */
export function sortedJson(value: unknown): string {
  const keys = new Set<string>();
  JSON.stringify(value, (key: string, each: unknown) => {
    keys.add(key);
    return each;
  });
  // A list of keys is also their order.
  return JSON.stringify(value, [...keys].sort());
}
