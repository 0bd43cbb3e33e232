import type { KeptBuilding } from "#domain/building/batch/state/Building.ts";

/**
 * The buildings that were worked on last, as they are kept: what this tab has open is written before. None where the
 * browser refuses to keep anything.
 */
export async function readRecentWork(
  open: Iterable<{ flush(): Promise<void> }>,
): Promise<readonly KeptBuilding[]> {
  try {
    // A worker that is gone has nothing to write.
    await Promise.all([...open].map((client) => client.flush().catch(() => {})));
    // What reads records is of no use to a first picture.
    const { readRecentBuildings } = await import("#workers/batch/record/recentBuildingsClient.ts");
    return await readRecentBuildings();
  } catch {
    return [];
  }
}
