import { expect, it, vi } from "vitest";
import { runSliced } from "#workers/runSliced.ts";

function* count(to: number): Generator<number, string> {
  for (let step = 1; step <= to; step++) yield step;
  return `counted to ${to}`;
}

function* busyCount(): Generator<number, string> {
  for (let step = 1; ; step++) {
    const end = performance.now() + 20;
    while (performance.now() < end);
    yield step;
  }
}

it("answers what the generator returns", async () => {
  expect(await runSliced(count(1000), new AbortController().signal, () => {})).toBe("counted to 1000");
});

it("hears an abort between two slices of an endless loop", async () => {
  const controller = new AbortController();
  const onStep = vi.fn(() => setTimeout(() => controller.abort(new Error("enough"))));
  await expect(runSliced(busyCount(), controller.signal, onStep)).rejects.toThrow("enough");
  expect(onStep).toHaveBeenCalled();
});

it("does not begin when aborted before", async () => {
  const onStep = vi.fn();
  await expect(runSliced(busyCount(), AbortSignal.abort(), onStep)).rejects.toThrow(/abort/i);
  expect(onStep).not.toHaveBeenCalled();
});
