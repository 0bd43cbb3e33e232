/** The cached value of a key; many rooms of a building are equal. */
export function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const found = find();
  known.set(key, found);
  return found;
}
