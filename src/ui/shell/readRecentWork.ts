import type { KeptBuilding } from "#domain/batch/Building.ts";
import type { BatchKindName } from "#domain/batch/kinds/batchKinds.ts";

/**
 * The building of a kind that was left, as it is kept: what this tab has open of the kind is written before. `null`
 * where there is none, or the browser refuses to keep anything.
 */
export async function readRecentWork(
  kind: BatchKindName,
  open: { flush(): Promise<void> } | undefined,
  tabMemory: Pick<Storage, "getItem"> | undefined,
): Promise<KeptBuilding | null> {
  try {
    // A worker that is gone has nothing to write.
    await open?.flush().catch(() => {});
    // What reads records is of no use to a first picture.
    const { createRecentWorkClient } = await import("#workers/batch/createRecentWorkClient.ts");
    return await createRecentWorkClient(tabMemory).recent(kind);
  } catch {
    return null;
  }
}
