import { memo } from "react";
import { filterWords } from "#domain/building/batch/kind/filterWords.ts";
import { describeSite, type SiteFilter } from "#domain/building/rooms/SiteFilter.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import type { BatchFilter } from "./useBatchFilter.ts";
import { useBatch } from "../context/BatchContext.tsx";
import type { FilterFieldsProps } from "../context/BatchScreenKind.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { AltitudeField } from "./AltitudeField.tsx";
import { FilterPanel } from "./FilterPanel.tsx";

interface BatchFilterPanelProps<Filter> extends Pick<FilterFieldsProps<Filter>, "problems"> {
  readonly filter: BatchFilter<Filter>;
  readonly brandName: string | null;
  /** Facts of the building, and its number of room rules. */
  readonly facts: FilterFieldsProps<Filter>["summary"] & { readonly rules: number };
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Panel<Filter extends SiteFilter>(props: BatchFilterPanelProps<Filter>) {
  const { filter, brandName, facts, problems, isOpen, onToggle } = props;
  const { screen, lists, open } = useBatch<Filter>();
  const mayEdit = useMayEdit();
  return (
    <FilterPanel
      isOpen={isOpen}
      note={["修改后需重新选型", ...describeSite(filter.filter, screen.kind.atAltitude)].join(" · ")}
      values={filterWords(screen.kind.filterFields, filter.filter, brandName)}
      onToggle={onToggle}
      onReset={filter.reset}
      rules={
        <LinkButton
          onClick={() => open({ kind: "rules" })}
        >{`按房间类型设定条件${facts.rules > 0 ? `（${facts.rules}）` : ""}`}</LinkButton>
      }
      site={
        <AltitudeField
          key={filter.resets}
          value={filter.filter.altitude ?? 0}
          problems={problems}
          disabled={!mayEdit}
          onCommit={(altitude) => filter.change({ ...filter.filter, altitude })}
        />
      }
    >
      <screen.FilterFields
        key={filter.resets}
        filter={filter.filter}
        onChange={filter.change}
        lists={lists}
        summary={facts}
        problems={problems}
      />
    </FilterPanel>
  );
}

/** 筛选条件 of a kind. Memoised, because its form is the slowest part of the screen to render. */
// `memo` loses the type parameter.
export const BatchFilterPanel = memo(Panel) as unknown as typeof Panel;
