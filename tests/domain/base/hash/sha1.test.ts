import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha1 } from "#domain/base/hash/sha1.ts";

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

test("is what the standard's examples say", () => {
  expect(hex(sha1(Buffer.from("abc")))).toBe("a9993e364706816aba3e25717850c26c9cd0d89d");
  expect(hex(sha1(new Uint8Array(0)))).toBe("da39a3ee5e6b4b0d3255bfef95601890afd80709");
});

test("is what Node computes, across the ends of blocks", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(hex(sha1(bytes))).toBe(createHash("sha1").update(bytes).digest("hex"));
    }),
  );
});
