import { createHash } from "node:crypto";
import { drawings } from "../http/drawings.ts";
import type { ComponentOrder } from "./ComponentOrder.ts";

/** A page of a list requests twenty pictures at once, and several people may do so at a time. */
const MOST_WAITING = 500;
/** Bytes kept in memory: some thousand pictures of 256 px. */
const MOST_KEPT = 24 * 1024 ** 2;

type Make = (order: ComponentOrder) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The key is the input: the same figures give the same picture for any product, other figures another one.
 */
const keyOf = (order: ComponentOrder) =>
  createHash("sha256").update(JSON.stringify(order)).digest("base64url");

/** Keeps results while there is room; the least recently used ones go first. */
function kept(make: Make): Make {
  const known = new Map<string, Uint8Array<ArrayBuffer>>();
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let size = 0;
  const keep = (key: string, bytes: Uint8Array<ArrayBuffer>) => {
    known.set(key, bytes);
    size += bytes.length;
    for (const [oldest, { length }] of known) {
      if (size <= MOST_KEPT) return;
      known.delete(oldest);
      size -= length;
    }
  };
  return async (order) => {
    const key = keyOf(order);
    const found = known.get(key);
    if (found !== undefined) {
      known.delete(key);
      known.set(key, found);
      return found;
    }
    // Simultaneous requests for the same thing share one result.
    const begun = making.get(key) ?? make(order);
    making.set(key, begun);
    try {
      const bytes = await begun;
      if (making.delete(key)) keep(key, bytes);
      return bytes;
    } finally {
      making.delete(key);
    }
  };
}

/** A page waits for its pictures, while a file may take a second. */
const isPicture = ({ wanted }: ComponentOrder) => wanted.kind !== "file" && wanted.kind !== "triangleCount";

/** Makes something of a component, as bytes, in a thread of its own, pictures first. */
export const makeOfComponent: Make = kept(drawings("components/componentThread", MOST_WAITING, isPicture));
