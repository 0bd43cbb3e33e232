import { Button } from "@mantine/core";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import css from "./BatchScreen.module.css";

/** There are rooms, but none passes the search and the filter of the view. */
export function NothingShown({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  return (
    <Panel className={css["none"]}>
      <EmptyState
        kind="search"
        title="没有符合条件的房间"
        why={search === "" ? "当前没有这一类房间" : `没有编号或名称包含“${search}”的房间`}
        actions={<Button onClick={onShowAll}>显示全部</Button>}
      />
    </Panel>
  );
}
