import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import { SelectedProductSchema, type SelectedProduct } from "#api/contract/projectProducts.ts";
import { lostRight } from "../../../project/calls/lostRight.ts";
import {
  draftOf,
  dropDraft,
  keepDraft,
  type CellDraft,
  type CellField,
  type DraftState,
} from "../../../project/useCellDrafts.ts";

type Cell = Pick<CellDraft, "rowId" | "field">;
export type CellChange = Partial<Pick<SelectedProduct, CellField>>;

export interface RowQueueParts {
  readonly send: (rowId: string, change: CellChange, version: number) => Promise<SelectedProduct>;
  /** Whether somebody is signed in, after having been asked to where nobody was. */
  readonly requireLogin: () => Promise<boolean>;
  readonly isSignedIn: () => boolean;
  /** A row as the server has it now. */
  readonly onRow: (row: SelectedProduct) => void;
  /** Nothing is under way any more. */
  readonly onIdle: () => void;
}

/** Somebody else may be faster so often in one row; then it is a conflict. */
const MOST_ATTEMPTS = 5;
const ConflictSchema = v.object({ current: SelectedProductSchema });

export const cellText = (row: SelectedProduct, field: CellField): string => String(row[field]);

const changeOf = (field: CellField, typed: string): CellChange =>
  field === "equipmentNum" ? { equipmentNum: Number(typed) } : { [field]: typed };

/** What a conflict says of the row as it is now; `null` for every other failure. */
export function rowInForce(error: unknown): SelectedProduct | null {
  const read = v.safeParse(ConflictSchema, error instanceof ApiError ? error.data : null);
  return read.success ? read.output.current : null;
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === "authentication.failed";

/**
 * One person's edits of a row go one after another, each to the version that the one before was answered with. What
 * somebody else has changed meanwhile in another cell stays beside them; where it is the same cell nothing is sent, and the
 * person is asked.
 */
export class RowQueue {
  readonly #parts: RowQueueParts;
  readonly #tails = new Map<string, Promise<void>>();
  readonly #rows = new Map<string, SelectedProduct>();
  #waiting = 0;
  /** Times that somebody would not sign in: what stood in line then is not asked about again. */
  #refusals = 0;

  constructor(parts: RowQueueParts) {
    this.#parts = parts;
  }

  /** Saves what is typed in a cell. */
  async save({ row, ...draft }: CellDraft): Promise<void> {
    const cell = { rowId: row.id, field: draft.field };
    this.#know(row);
    keepDraft({ ...draft, row, state: { kind: "saving" } });
    this.#waiting++;
    const refusals = this.#refusals;
    const before = this.#tails.get(row.id) ?? Promise.resolve();
    const turn = before.then(() => this.#saveNow(cell, refusals));
    this.#tails.set(row.id, turn);
    await turn;
    if (this.#tails.get(row.id) === turn) this.#tails.delete(row.id);
    if (--this.#waiting === 0) this.#parts.onIdle();
  }

  #know(row: SelectedProduct): void {
    if (row.version >= (this.#rows.get(row.id)?.version ?? 0)) this.#rows.set(row.id, row);
  }

  #mark(cell: Cell, state: DraftState): void {
    const draft = draftOf(cell);
    if (draft !== undefined) keepDraft({ ...draft, state });
  }

  async #saveNow(cell: Cell, refusals: number): Promise<void> {
    const draft = draftOf(cell);
    // A turn of the same cell has sent it already, or it was given up.
    if (draft?.state.kind !== "saving") return;
    try {
      if (refusals !== this.#refusals || !(await this.#isIn())) return this.#mark(cell, { kind: "unsaved" });
      await this.#sendTyped(draft);
    } catch (error) {
      const why = lostRight(error);
      this.#mark(cell, why === null ? { kind: "unsaved" } : { kind: "lost", why });
    }
  }

  async #isIn(): Promise<boolean> {
    if (this.#parts.isSignedIn()) return true;
    const isIn = await this.#parts.requireLogin();
    if (!isIn) this.#refusals++;
    return isIn;
  }

  async #sendTyped({ typed, ...cell }: CellDraft): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const row = this.#rows.get(cell.rowId)!;
      const now = cellText(row, cell.field);
      if (now === typed) return this.#saved(cell, typed);
      const seen = draftOf(cell)?.seen;
      // Another person has taken the page: what was typed before is not theirs to send.
      if (seen === undefined) return;
      if (now !== seen || attempt > MOST_ATTEMPTS) return this.#mark(cell, { kind: "conflict", theirs: now });
      try {
        const saved = await this.#parts.send(row.id, changeOf(cell.field, typed), row.version);
        this.#know(saved);
        this.#parts.onRow(saved);
        return this.#saved(cell, typed);
      } catch (error) {
        const current = rowInForce(error);
        if (current !== null) {
          this.#know(current);
          this.#parts.onRow(current);
        } else if (!isSignedOut(error)) throw error;
        else if (!(await this.#isIn())) return this.#mark(cell, { kind: "unsaved" });
      }
    }
  }

  /** What was typed since goes on from there. */
  #saved(cell: Cell, typed: string): void {
    const draft = draftOf(cell);
    if (draft === undefined) return;
    if (draft.typed === typed) dropDraft(cell);
    else keepDraft({ ...draft, seen: typed });
  }
}
