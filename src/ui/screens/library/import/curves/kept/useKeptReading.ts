import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../../../../../page/services/useSession.ts";
import type { CurvesRead } from "../../ImportStep.ts";
import { readingStore, type KeptReading, type ReadingKey } from "./ReadingStore.ts";

/** A reading that can be continued, and its manual; `null` if that must be chosen again. */
interface Kept {
  readonly reading: KeptReading;
  readonly file: Blob | null;
}

interface Writing {
  /** The newest reading to be written. */
  next: CurvesRead | null;
  isWriting: boolean;
  /** The manual that is stored. */
  file: Blob | null;
}

/** The reading of curves that this browser stores for a user and a library. */
export function useKeptReading(libraryId: string) {
  const userId = useSession(({ user }) => user?.uniqueId ?? "");
  /** Undefined until the browser has answered. */
  const [kept, setKept] = useState<Kept | null | undefined>(undefined);
  const { current: writing } = useRef<Writing>({ next: null, isWriting: false, file: null });

  const load = useCallback(async (): Promise<void> => {
    const key: ReadingKey = [userId, libraryId];
    try {
      const reading = await readingStore.of(key);
      setKept(reading && { reading, file: await readingStore.fileOf(key) });
    } catch {
      // Storage is blocked: a reading lives as long as the page.
      setKept(null);
    }
  }, [userId, libraryId]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it sets its state after the browser's answer
    void load();
  }, [load]);

  async function writeAll(): Promise<void> {
    const key: ReadingKey = [userId, libraryId];
    writing.isWriting = true;
    while (writing.next) {
      const { manual, origin, hash, page, entries } = writing.next;
      writing.next = null;
      try {
        await readingStore.put(key, {
          ...{ fileName: manual.name, origin, hash, pages: manual.pages ?? null, page, entries },
        });
        if (writing.file !== manual.file) await readingStore.putFile(key, manual.file);
        writing.file = manual.file;
      } catch {
        // There is no space for the manual, so it must be chosen again; or storage is blocked, and the reading
        // lives as long as the page.
      }
    }
    writing.isWriting = false;
  }

  return {
    kept: kept ?? null,
    isNone: kept === null,
    load,
    /** Stores a reading; of several calls in quick succession the last one counts. */
    keep: (reading: CurvesRead): void => {
      writing.next = reading;
      if (!writing.isWriting) void writeAll();
    },
    forget: async (): Promise<void> => {
      writing.next = null;
      writing.file = null;
      setKept(null);
      await readingStore.remove([userId, libraryId]).catch(() => undefined);
    },
  };
}
