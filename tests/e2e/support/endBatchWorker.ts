import type { Page, Worker } from "@playwright/test";

function batchWorker(page: Page): Worker {
  const worker = page.workers().find((one) => one.url().includes("batch.worker"));
  if (worker === undefined) throw new Error("the batch worker does not run");
  return worker;
}

/** An error that nobody catches ends a worker for its owner. */
export async function endBatchWorker(page: Page): Promise<void> {
  await batchWorker(page).evaluate(() => void setTimeout(() => Reflect.apply(null as never, "planted", [])));
}

/** It ends without a word, as one that the browser stops for lack of memory; resolves when another one has begun. */
export async function closeBatchWorker(page: Page): Promise<void> {
  const another = page.waitForEvent("worker");
  await batchWorker(page).evaluate(() => void setTimeout(() => close()));
  await another;
}
