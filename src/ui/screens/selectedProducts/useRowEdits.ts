import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import {
  changeSelectedProduct,
  pageSelectedProducts,
  type SelectedProduct,
} from "#api/contract/projectProducts.ts";
import { refreshProjects } from "../../project/projectQueries.ts";
import {
  dropDraft,
  draftOf,
  keepDraft,
  useCellDrafts,
  type CellDraft,
  type CellField,
} from "../../project/useCellDrafts.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import { cellText, isSending, RowQueue } from "./calls/RowQueue.ts";

type Cell = Pick<CellDraft, "rowId" | "field">;

/** ms until what could not be saved is sent again. */
const AGAIN_MS = 5_000;

const isSignedIn = () => useSession.getState().token !== null;

type Pages = InfiniteData<{ readonly list: readonly SelectedProduct[] }>;
const withRow = (pages: Pages | undefined, row: SelectedProduct): Pages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      list: page.list.map((known) =>
        known.id === row.id && known.version < row.version ? { ...known, ...row } : known,
      ),
    })),
  };

/** Edits of the cells of a project's rows, and their states. */
export function useRowEdits(projectId: string) {
  const { api, account } = useServices();
  const queries = useQueryClient();
  const drafts = useCellDrafts((state) => state.drafts);
  const [queue] = useState(
    () =>
      new RowQueue({
        send: (id, change, version) =>
          api.call(changeSelectedProduct, { params: { projectId, id }, body: { ...change, version } }),
        requireLogin: () => account.requireLogin(),
        isSignedIn,
        onRow: (row) => {
          queries.setQueriesData<Pages>(
            { queryKey: [pageSelectedProducts.method, pageSelectedProducts.path, projectId] },
            (pages) => withRow(pages, row),
          );
        },
        onIdle: () => {
          if (isSignedIn()) void refreshProjects(queries);
        },
      }),
  );

  function type(row: SelectedProduct, field: CellField, typed: string): void {
    const cell = { projectId, rowId: row.id, field };
    const seen = draftOf(cell)?.seen ?? cellText(row, field);
    keepDraft({ ...cell, row, typed, seen, state: { kind: "typing" } });
  }

  const save = useCallback(
    async (cell: Cell): Promise<void> => {
      const draft = draftOf(cell);
      if (draft === undefined || isSending(draft)) return;
      const typed = draft.typed.trim();
      const isNothing = cell.field === "equipmentNum" && !(Number(typed) >= 1);
      if (isNothing || typed === draft.seen) dropDraft(cell);
      else await queue.save({ ...draft, typed });
    },
    [queue],
  );

  const ofProject = [...drafts.values()].filter((draft) => draft.projectId === projectId);
  const isAway = ofProject.some(({ state }) => state.kind === "away");
  useEffect(() => {
    if (!isAway) return;
    const timer = setTimeout(() => {
      for (const draft of useCellDrafts.getState().drafts.values())
        if (draft.projectId === projectId && draft.state.kind === "away") void save(draft);
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isAway, projectId, save]);

  return {
    /** Drafts of this project, including those being typed or sent. */
    drafts: ofProject,
    type,
    save,
    giveUp: dropDraft,
    /** Overwrites another user's change. */
    insist(draft: CellDraft) {
      if (draft.state.kind !== "conflict") return;
      keepDraft({ ...draft, seen: draft.state.theirs, state: { kind: "unsaved" } });
      void save(draft);
    },
  };
}
export type RowEdits = ReturnType<typeof useRowEdits>;
