import { createHash, type Hash } from "node:crypto";

/** Sorted by name, so that the order of insertion does not matter. */
const inOrder = (entries: readonly (readonly [string, unknown])[]) =>
  entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

function feed(digest: Hash, value: unknown): void {
  if (ArrayBuffer.isView(value)) {
    digest.update(`${Object.prototype.toString.call(value)}${value.byteLength}:`);
    digest.update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  } else if (Array.isArray(value)) {
    digest.update(`[${value.length}:`);
    if (value.every((each) => typeof each === "string")) digest.update(JSON.stringify(value));
    else for (const each of value) feed(digest, each);
  } else if (typeof value === "object" && value !== null) {
    const entries = value instanceof Map ? [...value] : Object.entries(value);
    digest.update(`{${entries.length}:`);
    for (const [name, each] of inOrder(entries)) {
      digest.update(JSON.stringify(name));
      feed(digest, each);
    }
  } else digest.update(`${JSON.stringify(value)};`);
}

/**
 * SHA-256 of plain data by content, independent of its layout in memory: nodes that reach the same state in
 * different ways get the same digest.
 */
export function contentDigest(...values: readonly unknown[]): string {
  const digest = createHash("sha256");
  for (const value of values) feed(digest, value);
  return digest.digest("base64url");
}
