import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { SPEED_NAMES } from "#domain/catalogue/duty/SpeedMode.ts";
import { isFiltered } from "#domain/catalogue/listing/isFiltered.ts";
import { EMPTY_LIST, type ListState } from "#domain/catalogue/listing/ListState.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { IMPORT_WORDS } from "../../search/importWords.ts";
import { useClassifications } from "../../search/useClassifications.ts";
import { useRelaxations } from "./useRelaxations.ts";
import { AskForMore, type AskForMoreProps } from "./FewResults.tsx";
import css from "./ListScreen.module.css";
import { suggestionsOf } from "./relaxedList.ts";

/** Maximum number of suggestions, since they have to be read one by one. */
const MOST_SUGGESTIONS = 6;

export interface NothingFoundProps extends AskForMoreProps {
  readonly categoryCode: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/** The catalogue has no products of the kind at all. */
const EmptyCategory = ({ state, change, brandUrl }: Omit<NothingFoundProps, "categoryCode">) => (
  <EmptyState
    kind="empty"
    title="目录中还没有这类产品"
    why={IMPORT_WORDS}
    actions={
      <>
        {state.speedControl === "DOUBLE_SPEED" && (
          <Button onClick={() => change({ ...EMPTY_LIST, pageSize: state.pageSize })}>
            改选{SPEED_NAMES.SINGLE_SPEED}
          </Button>
        )}
        <Button variant="default" component={Link} to="/">
          其他分类
        </Button>
      </>
    }
    foot={<AskForMore brandUrl={brandUrl} />}
  />
);

/** An empty result: changes with the number of products that each would give, as buttons, and a contact. */
export function NothingFound({ categoryCode, state, change, brandUrl }: NothingFoundProps) {
  const isNarrowed = isFiltered(state);
  const classifications = useClassifications();
  const hasNone =
    classifications.status === "ready" &&
    classifications.value.some(({ code, count }) => code === categoryCode && count === 0);
  const relaxations = useRelaxations(categoryCode, state, isNarrowed);
  const suggestions =
    relaxations.status === "ready" ? suggestionsOf(relaxations.value, state).slice(0, MOST_SUGGESTIONS) : [];
  if (hasNone || !isNarrowed) return <EmptyCategory state={state} change={change} brandUrl={brandUrl} />;
  return (
    <EmptyState
      kind="search"
      title="查询到的产品数据太少"
      why="放宽条件后再查询，或告诉我们需要的产品"
      actions={
        <div className={css["ways"]}>
          {suggestions.map(({ label, changes }, at) => (
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
