import { lockNameOf } from "./RecordLock.ts";

/** Does something with a building that no tab has open; `false`: a tab has, and nothing was done. */
export async function whileUnlocked(
  locks: LockManager | undefined,
  building: string,
  act: () => Promise<void>,
): Promise<boolean> {
  if (!locks) {
    await act();
    return true;
  }
  return locks.request(lockNameOf(building), { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await act();
    return true;
  });
}
