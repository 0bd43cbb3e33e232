import type { CellDraft } from "../../project/useCellDrafts.ts";
import { useSession } from "../../page/services/useSession.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { cellLabel } from "./cellLabel.ts";
import css from "./SelectedProducts.module.css";
import type { RowEdits } from "./useRowEdits.ts";

const quoted = (text: string) => (text === "" ? "（空）" : `“${text}”`);

/** A cell with a conflict, or one that can no longer be written. */
function CellLine({ draft, edits }: { readonly draft: CellDraft; readonly edits: RowEdits }) {
  const { row, field, typed, state } = draft;
  const label = cellLabel(row, field);
  if (state.kind === "conflict")
    return (
      <p className={css["bar"]} role="alert">
        <span>
          {label}：您填写{quoted(typed)}，其他人已改为{quoted(state.theirs)}
        </span>
        <LinkButton aria-label={`${label}：保存我的`} onClick={() => edits.insist(draft)}>
          保存我的
        </LinkButton>
        <LinkButton aria-label={`${label}：采用对方的`} onClick={() => edits.giveUp(draft)}>
          采用对方的
        </LinkButton>
      </p>
    );
  if (state.kind !== "lost") return null;
  return (
    <p className={css["bar"]} role="alert">
      <span>
        {label}
        {quoted(typed)}没有保存：{state.why}
      </span>
      <LinkButton aria-label={`${label}：知道了`} onClick={() => edits.giveUp(draft)}>
        知道了
      </LinkButton>
    </p>
  );
}

/** Unsaved texts, with the possible actions. */
export function UnsavedCells({ edits }: { readonly edits: RowEdits }) {
  const isSignedIn = useSession(({ token }) => token !== null);
  const unsaved = edits.drafts.filter(({ state }) => state.kind === "unsaved");
  const away = edits.drafts.filter(({ state }) => state.kind === "away" || state.kind === "again");
  return (
    <>
      {edits.drafts.map((draft) => (
        <CellLine key={`${draft.rowId} ${draft.field}`} draft={draft} edits={edits} />
      ))}
      {away.length > 0 && (
        <p className={css["bar"]} role="status">
          <span>{away.length} 处填写暂时无法保存，仍在输入框中，恢复后自动保存</span>
          {/* A text that is being sent cannot be discarded any more. */}
          {away.every(({ state }) => state.kind === "away") && (
            <LinkButton onClick={() => away.forEach(edits.giveUp)}>放弃</LinkButton>
          )}
        </p>
      )}
      {unsaved.length > 0 && (
        <p className={css["bar"]} role="status">
          <span>
            {unsaved.length} 处填写还没有保存，仍在输入框中
            {!isSignedIn && "。登录已失效"}
          </span>
          <LinkButton onClick={() => unsaved.forEach((draft) => void edits.save(draft))}>
            {isSignedIn ? "重新保存" : "登录并保存"}
          </LinkButton>
          <LinkButton onClick={() => unsaved.forEach(edits.giveUp)}>放弃</LinkButton>
        </p>
      )}
    </>
  );
}
