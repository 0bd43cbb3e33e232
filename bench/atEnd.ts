import { afterAll } from "vitest";

type Close = () => unknown;

/**
 * To be used at the top of a bench's file: closes what it has opened at the end, in reverse order. Vitest's
 * benches call the hooks of a file, not those within a `describe`, and none at all if collecting the file has
 * thrown.
 */
export function atEnd() {
  const closes: Close[] = [];
  async function closeAll(): Promise<void> {
    try {
      await closes.pop()?.();
    } finally {
      // A failing close does not keep the others open.
      if (closes.length > 0) await closeAll();
    }
  }
  afterAll(closeAll);
  return {
    close: (close: Close): void => void closes.push(close),
    /** Runs the body of a `describe` while it is collected; if that throws, everything is closed here. */
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
