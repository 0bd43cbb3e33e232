import { expect, test } from "vitest";
import { packedParts } from "#server/catalogue/packedParts.ts";
import { partsFromThread } from "#server/catalogue/partsFromThread.ts";
import type { PackedRows } from "#server/store/PackedRows.ts";

async function all(parts: AsyncIterable<PackedRows>): Promise<PackedRows[]> {
  const gone: PackedRows[] = [];
  for await (const part of parts) gone.push(part);
  return gone;
}

test("every part comes out of the thread in its order, however late it is taken", async () => {
  const coming = partsFromThread("off");
  try {
    const made = await all(packedParts({ samples: "off" }));
    expect(await all(coming.parts())).toEqual(made);
    expect(made.length).toBeGreaterThan(3);
  } finally {
    await coming.stop();
  }
});

test("a thread whose parts nobody takes ends all the same", async () => {
  const coming = partsFromThread("off");
  await coming.stop();
  await expect(all(coming.parts())).rejects.toThrow("Terminating worker thread");
});
