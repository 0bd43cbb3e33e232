import type { Page } from "@playwright/test";

/** An error that nobody catches ends a worker for its owner. */
export async function endBatchWorker(page: Page): Promise<void> {
  const worker = page.workers().find((one) => one.url().includes("batch.worker"));
  if (worker === undefined) throw new Error("the batch worker does not run");
  await worker.evaluate(() => void setTimeout(() => Reflect.apply(null as never, "planted", [])));
}
