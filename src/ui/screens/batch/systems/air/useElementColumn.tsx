import { Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { groupBy } from "#domain/base/groupBy.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { ELEMENT_WORDS } from "#domain/building/systems/air/DuctElement.ts";
import type { ElementLine } from "#domain/building/systems/air/elementLines.ts";
import type { SegmentLine } from "#domain/building/systems/systemLines.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { drawnColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { fetched } from "../../../../page/browser/fetched.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import css from "../Systems.module.css";

const ElementDrawer = fetched(async () => (await import("./ElementDrawer.tsx")).ElementDrawer);

/** 消防 46.5 */
const shortWords = (line: SegmentLine, own: readonly ElementLine[]): string =>
  `${own.map(({ kind }) => ELEMENT_WORDS[kind].mark).join("")} ${formatNumber(line.partsLoss, 1)}`;
/** 消声器、防火阀 */
const names = (own: readonly ElementLine[]): string => own.map(({ name }) => name).join("、");

interface ElementCellProps {
  readonly line: SegmentLine;
  readonly own: readonly ElementLine[];
  readonly onOpen: () => void;
  /** Called for each line that replaces an earlier one */
  readonly onLine: (line: SegmentLine) => void;
}

function ElementCell({ line, own, onOpen, onLine }: ElementCellProps) {
  const mayEdit = useMayEdit();
  const isDoubtful = own.some(({ fits, loss }) => !fits || loss === null);
  useEffect(() => onLine(line), [line, onLine]);
  if (own.length === 0 && !mayEdit) return null;
  return (
    <LinkButton
      small
      className={isDoubtful ? css["warn"] : undefined}
      aria-label={own.length === 0 ? `${line.name} 添加元件` : `${line.name} 的元件：${names(own)}`}
      onClick={onOpen}
    >
      {own.length === 0 ? "添加" : shortWords(line, own)}
    </LinkButton>
  );
}

interface ElementColumn {
  readonly column: DataColumn<SegmentLine>;
  /** Open while a segment is chosen */
  readonly drawer: ReactNode;
}

/** A column of the segments' table with silencers and dampers, and the drawer to add them */
export function useElementColumn(client: BatchClient<unknown>, sheet: AirSheet): ElementColumn {
  const [chosen, setChosen] = useState<SegmentLine | null>(null);
  const { elements } = sheet;
  const column = useMemo((): DataColumn<SegmentLine> => {
    const bySegment = groupBy(elements, ({ segment }) => segment);
    // A size that was changed just before the drawer opened may be computed later.
    const follow = (line: SegmentLine) => setChosen((open) => (open?.id === line.id ? line : open));
    return drawnColumn(
      "元件",
      (line) => (
        <ElementCell
          line={line}
          own={bySegment.get(line.id) ?? []}
          onOpen={() => setChosen(line)}
          onLine={follow}
        />
      ),
      { width: 72, unit: "Pa", hint: ({ id }) => names(bySegment.get(id) ?? []) || undefined },
    );
  }, [elements]);
  const drawer = chosen !== null && (
    <Suspense>
      <ElementDrawer client={client} sheet={sheet} line={chosen} onClose={() => setChosen(null)} />
    </Suspense>
  );
  return { column, drawer };
}
