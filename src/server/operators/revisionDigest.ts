import { createHash } from "node:crypto";

const LENGTH = 8;

/** A short text that is equal for equal revisions, for a person to compare. */
export function revisionDigest(
  revisions: Iterable<readonly [code: string, revision: string | null]>,
): string {
  const lines = [...revisions].filter(([, revision]) => revision !== null).map((entry) => entry.join(" "));
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex").slice(0, LENGTH);
}
