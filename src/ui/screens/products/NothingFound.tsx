import { Button } from "@mantine/core";
import { isFiltered } from "#domain/listing/isFiltered.ts";
import type { ListState } from "#domain/listing/ListState.ts";
import { EmptyState } from "../../components/EmptyState.tsx";
import { useRelaxations } from "../../hooks/useRelaxations.ts";
import { AskForMore, type AskForMoreProps } from "./FewResults.tsx";
import css from "./ListScreen.module.css";
import { waysOn } from "./relaxedList.ts";

/** More would have to be read one by one. */
const MOST_WAYS = 6;

export interface NothingFoundProps extends AskForMoreProps {
  readonly categoryCode: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/** No product passes: what would give how many, each a click, and who can be asked. */
export function NothingFound({ categoryCode, state, change, brandUrl }: NothingFoundProps) {
  const isNarrowed = isFiltered(state);
  const relaxations = useRelaxations(categoryCode, state, isNarrowed);
  const ways = relaxations.status === "ready" ? waysOn(relaxations.value, state).slice(0, MOST_WAYS) : [];
  return (
    <EmptyState
      kind="search"
      title="查询到的产品数据太少"
      why={
        isNarrowed ? "放宽条件后再查询，或告诉我们需要的产品" : "这个分类还没有产品，可以告诉我们需要的产品"
      }
      actions={
        <div className={css["ways"]}>
          {ways.map(({ label, changes }, at) => (
            <Button key={label} variant={at === 0 ? "filled" : "default"} onClick={() => change(changes)}>
              {label}
            </Button>
          ))}
        </div>
      }
      foot={<AskForMore brandUrl={brandUrl} />}
    />
  );
}
