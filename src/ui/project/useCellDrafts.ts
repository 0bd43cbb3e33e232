import { create } from "zustand";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";

/** What of a selected product is written in its row. */
export type CellField = "equipmentCode" | "equipmentNum" | "remark";

/**
 * conflict: somebody else wrote something else there since. unsaved: the server could not be asked, or nobody is signed in.
 * lost: the row may not be changed any more.
 */
export type DraftState =
  | { readonly kind: "typing" | "saving" | "unsaved" }
  | { readonly kind: "conflict"; readonly theirs: string }
  | { readonly kind: "lost"; readonly why: string };

/** What somebody typed into a cell and the server does not have yet. */
export interface CellDraft {
  readonly projectId: string;
  readonly rowId: string;
  readonly field: CellField;
  /** As it stood when something was typed into it last. */
  readonly row: SelectedProduct;
  readonly typed: string;
  /** What stood there when it was typed. */
  readonly seen: string;
  readonly state: DraftState;
}

/** By `draftKey`, in the order of typing. Typed words outlive the table that they were typed into. */
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

/** What was typed may be sent by whoever typed it: what it belongs to stays although the session has ended. */
export const holdsDrafts = (): boolean => useCellDrafts.getState().drafts.size > 0;
