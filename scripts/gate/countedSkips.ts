/** `34 tests: no design program to embed the site in`, once for each reason. */
export function countedSkips(reasons: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} ${count === 1 ? "test" : "tests"}: ${reason}`);
}
