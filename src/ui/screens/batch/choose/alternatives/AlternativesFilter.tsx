import { Button, Collapse } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import type { BatchLists } from "../../context/useBatchLists.ts";
import type { PanelConditions } from "./usePanelConditions.ts";
import { useFilterGate } from "../../context/useFilterGate.ts";
import { COLLAPSE_MS } from "../../../../kit/layout/collapseMs.ts";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";
import css from "./Alternatives.module.css";

interface AlternativesFilterProps<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly lists: BatchLists;
  readonly summary: BatchSummary;
  readonly conditions: PanelConditions<Filter>;
  readonly isSearching: boolean;
  readonly onSearch: (filter: Filter) => void;
}

const CHEVRON = { size: 14, stroke: 1.5 } as const;

/** 选型条件 for one room; changes apply only to this drawer. */
export function AlternativesFilter<Filter>({
  screen,
  lists,
  summary,
  conditions: { own, setOwn, edition, reset },
  isSearching,
  onSearch,
}: AlternativesFilterProps<Filter>) {
  const [isOpen, setOpen] = useState(true);
  const { problems, pass } = useFilterGate();

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
          key={edition}
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
