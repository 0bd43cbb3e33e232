import { crc32, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zipOf } from "#server/components/files/zipOf.ts";

/** Reads as programs do: from the end to the directory and from there to each file; both headers must agree. */
function read(zip: Buffer): [name: string, bytes: Buffer][] {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  let at = zip.readUInt32LE(end + 16);
  expect(at + zip.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [local, nameLength] = [zip.readUInt32LE(at + 42), zip.readUInt16LE(at + 28)];
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    expect(zip.subarray(local + 4, local + 30)).toEqual(zip.subarray(at + 6, at + 32));
    const name = zip.subarray(at + 46, at + 46 + nameLength);
    expect(zip.subarray(local + 30, local + 30 + nameLength)).toEqual(name);
    const packed = local + 30 + nameLength;
    const bytes = inflateRawSync(zip.subarray(packed, packed + zip.readUInt32LE(at + 20)));
    expect([bytes.length, crc32(bytes)]).toEqual([zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 16)]);
    at += 46 + nameLength;
    return [name.toString("utf8"), bytes];
  });
}

test("what was put in is taken out, name and bytes, and the same files are the same archive", () => {
  const files = [
    { name: "T35-11.obj", bytes: Buffer.from("v 0 0 0\n".repeat(500)) },
    { name: "材质.mtl", bytes: Buffer.from("newmtl 铜\n") },
    { name: "empty.txt", bytes: Buffer.alloc(0) },
  ];
  const zip = zipOf(files);
  expect(read(zip)).toEqual(files.map(({ name, bytes }) => [name, bytes]));
  expect(zip.length).toBeLessThan(1_000);
  expect(zipOf(files)).toEqual(zip);
});
