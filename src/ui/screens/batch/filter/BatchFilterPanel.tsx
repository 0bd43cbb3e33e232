import { memo } from "react";
import { describeSite, type SiteFilter } from "#domain/building/rooms/SiteFilter.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import type { BatchFilter } from "./useBatchFilter.ts";
import type { BatchScreenKind, FilterFieldsProps } from "../context/BatchScreenKind.ts";
import type { Overlay } from "../context/Overlay.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { AltitudeField } from "./AltitudeField.tsx";
import { FilterPanel } from "./FilterPanel.tsx";

interface BatchFilterPanelProps<Filter> extends Pick<FilterFieldsProps<Filter>, "lists" | "problems"> {
  readonly screen: BatchScreenKind<Filter>;
  readonly filter: BatchFilter<Filter>;
  readonly brandName: string | null;
  /** Of the building, and how many rules it has for types of rooms. */
  readonly facts: FilterFieldsProps<Filter>["summary"] & { readonly rules: number };
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onOpen: (overlay: Overlay) => void;
}

function Panel<Filter extends SiteFilter>(props: BatchFilterPanelProps<Filter>) {
  const { screen, filter, lists, brandName, facts, problems, isOpen, onToggle, onOpen } = props;
  const mayEdit = useMayEdit();
  return (
    <FilterPanel
      isOpen={isOpen}
      note={["修改后需重新选型", ...describeSite(filter.filter, screen.kind.atAltitude)].join(" · ")}
      values={screen.kind.describe(filter.filter, brandName)}
      onToggle={onToggle}
      onReset={filter.reset}
      rules={
        <LinkButton
          onClick={() => onOpen({ kind: "rules" })}
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

/** 筛选条件 of a kind. Its form is the dearest part of the screen to draw: not with every frame of a run. */
// `memo` forgets that the component is generic.
export const BatchFilterPanel = memo(Panel) as unknown as typeof Panel;
