import { lockNameOf } from "./RecordLock.ts";

/** Runs a function on a building that no tab has open; `false` if a tab has it open, and then it is not run. */
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
