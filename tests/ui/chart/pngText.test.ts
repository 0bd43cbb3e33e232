import { deflateSync, crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { withPngText } from "#ui/chart/pngText.ts";

/** A chunk as the standard writes it: length, name, content, checksum of name and content. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const written = Buffer.alloc(8);
  written.writeUInt32BE(data.length, 0);
  written.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([written.subarray(0, 4), named, written.subarray(4)]);
}

/** Chunks of a PNG, each with its checksum proved. */
function chunksOf(png: Uint8Array): readonly { readonly name: string; readonly data: Buffer }[] {
  const bytes = Buffer.from(png);
  const found = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const named = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    found.push({ name: named.subarray(0, 4).toString("latin1"), data: named.subarray(4) });
    at += 12 + length;
  }
  return found;
}

test("a picture tells programs where it came from, and stays the picture that it was", () => {
  const row = Uint8Array.of(0, 10, 20, 30);
  const plain = Buffer.concat([
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk("IHDR", Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0)),
    chunk("IDAT", deflateSync(row)),
    chunk("IEND", new Uint8Array()),
  ]);
  const address = "https://volute.example/#/pump/p-1?duty=P000007:40";
  const chunks = chunksOf(withPngText(plain, "Comment", address));
  expect(chunks.map(({ name }) => name)).toEqual(["IHDR", "tEXt", "IDAT", "IEND"]);
  expect(chunks[1]?.data.toString("latin1")).toBe(`Comment\0${address}`);
  expect([...inflateSync(chunks[2]!.data)]).toEqual([...row]);
});
