import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { matched } from "../support/rows.ts";

const PAIR = 56;
const ROWS = Array.from({ length: 400 }, (_, index) => matched(index));
const RAN = { hasRun: true, matched: 400, run: { status: "finished", elapsedMs: 1 } } as const;

/** A browser reports a scroll by an event of its own. */
const scrolled = (box: HTMLElement, top: number) =>
  act(async () => {
    box.scrollTop = top;
    box.dispatchEvent(new Event("scroll"));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

it("begins where the building was left, and says where it is left now", async () => {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(ROWS.length * PAIR);
  const { batch } = openBatch(new FakeBatch(ROWS, { ...RAN, position: 315 }));
  const box = (await screen.findByRole("table", { name: "房间与选型结果" })).parentElement!;
  await waitFor(() => expect(box.scrollTop).toBe(315 * PAIR));
  await scrolled(box, box.scrollTop);
  await lineOf("房间 315");
  expect(screen.queryByRole("button", { name: "编辑房间 房间 0" })).toBeNull();
  await scrolled(box, 40 * PAIR);
  await lineOf("房间 40");
  await waitFor(() => expect(batch.of("moveTo").at(-1)).toEqual([40]));
});
