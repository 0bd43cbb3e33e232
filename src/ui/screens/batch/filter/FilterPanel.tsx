import { Collapse } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../../../kit/layout/classNames.ts";
import { COLLAPSE_MS } from "../../../kit/layout/collapseMs.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import css from "./FilterPanel.module.css";

const CHEVRON = { size: 14, stroke: 1.5 } as const;

export interface FilterPanelProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onReset: () => void;
  /** Shown beside the title while open. */
  readonly note: ReactNode;
  /** All values of the filter, shown while folded. */
  readonly values: readonly string[];
  /** Shown in the head while open, before its buttons. */
  readonly site: ReactNode;
  /** Shown in the head, open or folded. */
  readonly rules: ReactNode;
  readonly children: ReactNode;
}

/** 筛选条件: a grid of fields while open, one line with all values while folded. */
export function FilterPanel({
  isOpen,
  onToggle,
  onReset,
  note,
  values,
  site,
  rules,
  children,
}: FilterPanelProps) {
  const mayEdit = useMayEdit();
  return (
    <Panel
      title="筛选条件"
      className={classNames(css["panel"], !isOpen && css["low"])}
      note={isOpen ? note : <FoldedLine values={values} />}
      tools={
        <>
          {/* Hidden and not unmounted, so that a half-typed entry stays. */}
          <span hidden={!isOpen}>{site}</span>
          {rules}
          {isOpen && (
            <LinkButton disabled={!mayEdit} onClick={onReset}>
              恢复默认
            </LinkButton>
          )}
          <LinkButton aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? "收起" : "展开"}
            {isOpen ? <IconChevronUp {...CHEVRON} /> : <IconChevronDown {...CHEVRON} />}
          </LinkButton>
        </>
      }
    >
      <Collapse expanded={isOpen} transitionDuration={COLLAPSE_MS} keepMountedMode="display-none">
        <fieldset className={css["fields"]} disabled={!mayEdit}>
          {children}
        </fieldset>
      </Collapse>
    </Panel>
  );
}

function FoldedLine({ values }: { values: readonly string[] }) {
  return (
    <span className={css["folded"]}>
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
    </span>
  );
}
