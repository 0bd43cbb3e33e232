import type { KeptBuilding } from "#domain/building/batch/state/Building.ts";

/**
 * The stored buildings, the last edited first. Unsaved changes of this tab are stored first. Empty if the browser
 * blocks storage.
 */
export async function readRecentWork(
  open: Iterable<{ flush(): Promise<void> }>,
): Promise<readonly KeptBuilding[]> {
  try {
    // A worker that died has nothing to write.
    await Promise.all([...open].map((client) => client.flush().catch(() => {})));
    // Loaded on demand, since the first screen does not need it.
    const { readRecentBuildings } = await import("#workers/batch/record/recentBuildingsClient.ts");
    return await readRecentBuildings();
  } catch {
    return [];
  }
}
