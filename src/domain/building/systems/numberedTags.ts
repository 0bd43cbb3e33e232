/** Tags of machines in schedules: B-L; numbered if several machines have the same tag. */
export function numberedTags(tags: readonly string[]): readonly string[] {
  const all = new Map<string, number>();
  for (const tag of tags) all.set(tag, (all.get(tag) ?? 0) + 1);
  const counts = new Map<string, number>();
  return tags.map((tag) => {
    if (all.get(tag) === 1) return tag;
    const count = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, count);
    return `${tag}${count}`;
  });
}
