import type { Timer } from "#api/client/Timer.ts";
import { emptyBatch, type Batch } from "#domain/batch/Batch.ts";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import { Autosave } from "./Autosave.ts";
import type { BatchStorage } from "./BatchStorage.ts";
import { RecordHold } from "./RecordHold.ts";
import { restoreBatch } from "./restoreBatch.ts";
import {
  allParts,
  blocksOf,
  inWritingOrder,
  ROWS_PER_BLOCK,
  rowParts,
  savedPart,
  type PartName,
} from "./savedParts.ts";

interface RecordParts<Filter> {
  readonly batch: Batch<Filter>;
  readonly storage: BatchStorage;
  readonly locks: LockManager | undefined;
  readonly timer: Timer;
  readonly onState: () => void;
  /** The batch was read again, since another tab that held its record is gone. */
  readonly onReread: () => void;
}

/** A batch's copy in the browser's storage: read at the beginning, then written after every change. */
export class BatchRecord<Filter> {
  readonly #parts: RecordParts<Filter>;
  readonly #autosave: Autosave;
  readonly #hold: RecordHold;
  #savedBlocks = 0;
  /** There is a whole record to add to. */
  #isWritten = false;
  #isTouched = false;
  #isOpen = false;

  constructor(parts: RecordParts<Filter>) {
    this.#parts = parts;
    this.#hold = new RecordHold(parts.locks, parts.timer);
    this.#autosave = new Autosave({
      timer: parts.timer,
      write: (names) => this.#write(names),
      onState: parts.onState,
    });
  }

  get saving(): BatchSummary["saving"] {
    return this.#isOpen && !this.#hold.isHeld ? "elsewhere" : this.#autosave.state;
  }

  async open(): Promise<void> {
    await this.#hold.request(`volute-batch.${this.#parts.batch.kind.name}`, () => void this.#heldLater());
    this.#isOpen = true;
    await this.#read();
  }

  touch(names: Iterable<PartName>): void {
    this.#isTouched = true;
    this.#autosave.touch(names);
  }

  flush(): Promise<void> {
    return this.#autosave.flush();
  }

  /** What this tab has changed meanwhile is what its user sees: it wins. Otherwise the other tab's work does. */
  async #heldLater(): Promise<void> {
    const { batch, onReread, onState } = this.#parts;
    if (this.#isTouched) {
      onState();
      return this.#autosave.touch(allParts(batch));
    }
    await this.#read();
    onReread();
  }

  async #read(): Promise<void> {
    const { batch, storage } = this.#parts;
    let parts: ReadonlyMap<PartName, unknown>;
    try {
      parts = await storage.load(batch.kind.name);
    } catch {
      // No storage: the first save will fail too, and the page will be told then.
      return;
    }
    if (parts.size === 0) return;
    try {
      Object.assign(batch, restoreBatch(batch.kind, parts));
      this.#savedBlocks = blocksOf(batch.rooms.ids.length);
      this.#isWritten = true;
    } catch {
      // Another version's record, or a damaged one: kept aside, never guessed at, never in the way.
      Object.assign(batch, emptyBatch(batch.kind));
      await storage.setAside(batch.kind.name).catch(() => {
        // Then it stays where it is until the next save writes over it.
      });
    }
  }

  async #write(names: ReadonlySet<PartName>): Promise<void> {
    if (!this.#hold.isHeld) throw new Error("another tab holds the record");
    const { storage } = this.#parts;
    // Rows that come or go make new columns: those of now stay as they are until they are written.
    const batch = { ...this.#parts.batch };
    const rows = batch.rooms.ids.length;
    const current = inWritingOrder(this.#isWritten ? names : allParts(batch)).filter((name) =>
      isPartOf(name, rows),
    );
    const removed = rowParts(this.#savedBlocks * ROWS_PER_BLOCK, blocksOf(rows));
    const made = current.map((name) => [name, () => savedPart(batch, name)] as const);
    await storage.save(batch.kind.name, made, removed);
    this.#isWritten = true;
    this.#savedBlocks = blocksOf(rows);
  }
}

/** Blocks touched before rows were deleted may no longer exist. */
function isPartOf(name: PartName, rows: number): boolean {
  const block = name.split(".")[1];
  return block === undefined || Number(block) < blocksOf(rows);
}
