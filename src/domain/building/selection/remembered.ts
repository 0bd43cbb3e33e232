/** What is known of a key, found once: a building's rooms are often alike. */
export function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const found = find();
  known.set(key, found);
  return found;
}
