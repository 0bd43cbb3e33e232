import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sha256 } from "#domain/base/hash/sha256.ts";
import { utf8 } from "#domain/base/hash/utf8.ts";

const byPlatform = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
/** Whole characters and lone surrogates. */
const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ unit: "grapheme" }));

it("gives the digests that NIST publishes for FIPS 180-4", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  expect(sha256("a".repeat(1_000_000))).toBe(
    "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
  );
});

it("agrees with the platform, at every length around a block's end", () => {
  for (let length = 0; length <= 200; length++) {
    const text = "风x".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(byPlatform(text));
  }
  fc.assert(fc.property(anyText, (text) => sha256(text) === byPlatform(text)));
});

it("makes the bytes of UTF-8 that the platform makes", () => {
  const encoder = new TextEncoder();
  fc.assert(
    fc.property(anyText, (text) => {
      expect(utf8(text)).toEqual(encoder.encode(text));
    }),
  );
  for (const text of ["\u007f\u0080\u07ff\u0800\uffff", "\u{10000}\u{10ffff}", "a\ud800b", "\udc00"])
    expect(utf8(text)).toEqual(encoder.encode(text));
});
