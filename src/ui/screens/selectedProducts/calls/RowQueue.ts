import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import { isUnreachable } from "#api/client/isUnreachable.ts";
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
  /** Whether somebody is signed in, after asking for a login if necessary. */
  readonly requireLogin: () => Promise<boolean>;
  readonly isSignedIn: () => boolean;
  /** Called with the server's current row. */
  readonly onRow: (row: SelectedProduct) => void;
  /** Called when no request is left, if a row has changed or a right was lost since. */
  readonly onIdle: () => void;
}

/** After so many simultaneous changes of a row by others it counts as a conflict. */
const MOST_ATTEMPTS = 5;
const ConflictSchema = v.object({ current: SelectedProductSchema });

export const isSending = ({ state }: CellDraft): boolean => state.kind === "saving" || state.kind === "again";

export const cellText = (row: SelectedProduct, field: CellField): string => String(row[field]);

const changeOf = (field: CellField, typed: string): CellChange =>
  field === "equipmentNum" ? { equipmentNum: Number(typed) } : { [field]: typed };

/** The current row in a conflict's data; `null` for any other failure. */
export function rowInForce(error: unknown): SelectedProduct | null {
  const read = v.safeParse(ConflictSchema, error instanceof ApiError ? error.data : null);
  return read.success ? read.output.current : null;
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === "authentication.failed";

/**
 * Sends a user's edits of a row one after another, each based on the version of the previous answer. A
 * simultaneous change of another cell is kept; for a change of the same cell nothing is sent, and the user is
 * asked.
 */
export class RowQueue {
  readonly #parts: RowQueueParts;
  readonly #tails = new Map<string, Promise<void>>();
  readonly #rows = new Map<string, SelectedProduct>();
  #waiting = 0;
  #hasNews = false;
  /** Counts refused logins: edits that were waiting at that time do not ask again. */
  #refusals = 0;

  constructor(parts: RowQueueParts) {
    this.#parts = parts;
  }

  /** Saves the text typed in a cell. */
  async save({ row, ...draft }: CellDraft): Promise<void> {
    const cell = { rowId: row.id, field: draft.field };
    this.#know(row);
    keepDraft({ ...draft, row, state: { kind: draft.state.kind === "away" ? "again" : "saving" } });
    this.#waiting++;
    const refusals = this.#refusals;
    const before = this.#tails.get(row.id) ?? Promise.resolve();
    const turn = before.then(() => this.#saveNow(cell, refusals));
    this.#tails.set(row.id, turn);
    await turn;
    if (this.#tails.get(row.id) === turn) this.#tails.delete(row.id);
    if (--this.#waiting > 0 || !this.#hasNews) return;
    this.#hasNews = false;
    this.#parts.onIdle();
  }

  #know(row: SelectedProduct): void {
    if (row.version >= (this.#rows.get(row.id)?.version ?? 0)) this.#rows.set(row.id, row);
  }

  /** Takes a row from an answer. */
  #learn(row: SelectedProduct): void {
    this.#hasNews = true;
    this.#know(row);
    this.#parts.onRow(row);
  }

  #mark(cell: Cell, state: DraftState): void {
    const draft = draftOf(cell);
    if (draft !== undefined) keepDraft({ ...draft, state });
  }

  async #saveNow(cell: Cell, refusals: number): Promise<void> {
    const draft = draftOf(cell);
    // An earlier turn of the same cell has sent it, or it was discarded.
    if (draft === undefined || !isSending(draft)) return;
    try {
      if (refusals !== this.#refusals || !(await this.#isIn(draft)))
        return this.#mark(cell, { kind: "unsaved" });
      await this.#sendTyped(draft);
    } catch (error) {
      const why = lostRight(error);
      if (why !== null) {
        this.#hasNews = true;
        return this.#mark(cell, { kind: "lost", why });
      }
      // The user has continued typing: the text is saved when the field is left.
      if (draftOf(cell)?.state.kind === "typing") return;
      this.#mark(cell, { kind: isUnreachable(error) ? "away" : "unsaved" });
    }
  }

  /** No login is requested for a text that is sent again automatically. */
  async #isIn({ state }: CellDraft): Promise<boolean> {
    if (this.#parts.isSignedIn()) return true;
    if (state.kind === "again") return false;
    const isIn = await this.#parts.requireLogin();
    if (!isIn) this.#refusals++;
    return isIn;
  }

  async #sendTyped(draft: CellDraft): Promise<void> {
    const { typed, ...cell } = draft;
    for (let attempt = 1; ; attempt++) {
      const row = this.#rows.get(cell.rowId)!;
      const now = cellText(row, cell.field);
      if (now === typed) return this.#saved(cell, typed);
      const seen = draftOf(cell)?.seen;
      // Another user has signed in, who must not send what was typed before.
      if (seen === undefined) return;
      if (now !== seen || attempt > MOST_ATTEMPTS) return this.#mark(cell, { kind: "conflict", theirs: now });
      try {
        const saved = await this.#parts.send(row.id, changeOf(cell.field, typed), row.version);
        this.#learn(saved);
        return this.#saved(cell, typed);
      } catch (error) {
        const current = rowInForce(error);
        if (current !== null) this.#learn(current);
        else if (!isSignedOut(error)) throw error;
        else if (!(await this.#isIn(draft))) return this.#mark(cell, { kind: "unsaved" });
      }
    }
  }

  /** Text typed meanwhile continues from the saved one. */
  #saved(cell: Cell, typed: string): void {
    const draft = draftOf(cell);
    if (draft === undefined) return;
    if (draft.typed === typed) dropDraft(cell);
    else keepDraft({ ...draft, seen: typed });
  }
}
