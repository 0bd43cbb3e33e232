import { expect, test } from "vitest";
import { packedParts } from "#server/catalogue/packedParts.ts";
import { partsFromThreads } from "#server/catalogue/partsFromThreads.ts";
import type { PackedRows } from "#server/catalogue/write/PackedRows.ts";

async function all(parts: AsyncIterable<PackedRows>): Promise<PackedRows[]> {
  const gone: PackedRows[] = [];
  for await (const part of parts) gone.push(part);
  return gone;
}

test("every part comes out of the threads, the standard first, however late it is taken", async () => {
  const coming = partsFromThreads("off");
  try {
    const made = await all(packedParts({ samples: "off" }));
    const taken = await all(coming.parts());
    expect(taken[0]).toEqual(made[0]);
    expect(taken).toHaveLength(made.length);
    expect(taken).toEqual(expect.arrayContaining(made));
    expect(made.length).toBeGreaterThan(3);
    const categories = await coming.categories();
    expect(new Set(categories.map(({ code }) => code)).size).toBe(made[0]?.categories.length);
  } finally {
    await coming.stop();
  }
});

test("threads whose parts nobody takes end all the same", async () => {
  const coming = partsFromThreads("off");
  await coming.stop();
  await expect(all(coming.parts())).rejects.toThrow("Terminating worker thread");
  await expect(coming.categories()).rejects.toThrow("Terminating worker thread");
});
