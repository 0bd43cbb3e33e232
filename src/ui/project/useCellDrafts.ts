import { create } from "zustand";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";

/** The editable fields of a selected product. */
export type CellField = "equipmentCode" | "equipmentNum" | "remark";

/**
 * `conflict`: another user has changed the cell meanwhile. `away`: the server cannot answer for now, and the text
 * is sent again by itself (`again` meanwhile). `unsaved`: nobody is signed in, or the server has failed. `lost`:
 * the row can no longer be changed.
 */
export type DraftState =
  | { readonly kind: "typing" | "saving" | "again" | "away" | "unsaved" }
  | { readonly kind: "conflict"; readonly theirs: string }
  | { readonly kind: "lost"; readonly why: string };

/** Text typed into a cell that the server does not have yet. */
export interface CellDraft {
  readonly projectId: string;
  readonly rowId: string;
  readonly field: CellField;
  /** The row at the last edit. */
  readonly row: SelectedProduct;
  readonly typed: string;
  /** Content of the cell when it was typed. */
  readonly seen: string;
  readonly state: DraftState;
}

/** By `draftKey`, in the order of typing. Drafts outlive the table in which they were typed. */
export const useCellDrafts = create<{ readonly drafts: ReadonlyMap<string, CellDraft> }>(() => ({
  drafts: new Map(),
}));

export const draftKey = ({ rowId, field }: Pick<CellDraft, "rowId" | "field">): string => `${rowId} ${field}`;

export const draftOf = (cell: Pick<CellDraft, "rowId" | "field">): CellDraft | undefined =>
  useCellDrafts.getState().drafts.get(draftKey(cell));

export function keepDraft(draft: CellDraft): void {
  useCellDrafts.setState(({ drafts }) => ({ drafts: new Map(drafts).set(draftKey(draft), draft) }));
}

export function dropDraft(cell: Pick<CellDraft, "rowId" | "field">): void {
  const drafts = new Map(useCellDrafts.getState().drafts);
  if (drafts.delete(draftKey(cell))) useCellDrafts.setState({ drafts });
}

export const dropDrafts = (): void => useCellDrafts.setState({ drafts: new Map() });

/** Whether there are drafts. Their author can still send them, so their data stays when the session ends. */
export const holdsDrafts = (): boolean => useCellDrafts.getState().drafts.size > 0;
