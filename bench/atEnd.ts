import { afterAll } from "vitest";

type Close = () => unknown;

/**
 * For the top of a bench's file: closes what it has opened when it is over, the last first. Vitest's benches call the
 * hooks of a file, not those within a `describe`, and none at all once collecting the file has thrown.
 */
export function atEnd() {
  const closes: Close[] = [];
  async function closeAll(): Promise<void> {
    try {
      await closes.pop()?.();
    } finally {
      // One that fails keeps no other open.
      if (closes.length > 0) await closeAll();
    }
  }
  afterAll(closeAll);
  return {
    close: (close: Close): void => void closes.push(close),
    /** Does what a `describe` does while it is collected; if that throws, everything is closed here. */
    async collect(work: () => Promise<void>): Promise<void> {
      try {
        await work();
      } catch (error) {
        await closeAll();
        throw error;
      }
    },
  };
}
