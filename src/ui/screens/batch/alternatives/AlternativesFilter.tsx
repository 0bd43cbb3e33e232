import { Button, Collapse } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import { LinkButton } from "../../../components/LinkButton.tsx";
import type { BatchLists } from "../../../hooks/useBatchLists.ts";
import { useFilterGate } from "../../../hooks/useFilterGate.ts";
import { COLLAPSE_MS } from "../filter/FilterPanel.tsx";
import type { BatchScreenKind } from "../kinds/BatchScreenKind.ts";
import css from "./Alternatives.module.css";

interface AlternativesFilterProps<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly lists: BatchLists;
  readonly summary: BatchSummary;
  /** The batch's own filter, with which the panel begins. */
  readonly filter: Filter;
  readonly isSearching: boolean;
  readonly onSearch: (filter: Filter) => void;
}

const CHEVRON = { size: 14, stroke: 1.5 } as const;

/** 选型条件 of one room: what is changed here holds for this drawer alone. */
export function AlternativesFilter<Filter>({
  screen,
  lists,
  summary,
  filter,
  isSearching,
  onSearch,
}: AlternativesFilterProps<Filter>) {
  const [isOpen, setOpen] = useState(true);
  const [own, setOwn] = useState(filter);
  const [resets, setResets] = useState(0);
  const { problems, pass } = useFilterGate();

  const reset = () => {
    setOwn(filter);
    setResets((times) => times + 1);
  };
  return (
    <section className={css["filter"]} aria-label="选型条件">
      <header className={css["filterHead"]}>
        <h3 className={css["filterTitle"]}>选型条件</h3>
        <LinkButton onClick={reset}>恢复默认</LinkButton>
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "收起" : "展开"}
          {isOpen ? <IconChevronUp {...CHEVRON} /> : <IconChevronDown {...CHEVRON} />}
        </LinkButton>
      </header>
      <Collapse expanded={isOpen} transitionDuration={COLLAPSE_MS} keepMountedMode="display-none">
        <screen.AlternativeFields
          key={resets}
          filter={own}
          onChange={setOwn}
          lists={lists}
          summary={summary}
          problems={problems}
          submit={
            <Button disabled={isSearching} onClick={() => pass(() => onSearch(own))}>
              选型
            </Button>
          }
        />
      </Collapse>
    </section>
  );
}
