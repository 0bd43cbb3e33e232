import type { Row } from "@tanstack/react-table";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState, type KeyboardEvent } from "react";
import type { BatchView } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../../kit/layout/classNames.ts";
import table from "../../../../kit/table/table.module.css";
import { lostCall } from "../../../../page/services/lostCall.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import many from "../many/ManyRooms.module.css";
import { Figure } from "../Figure.tsx";
import { metaOf } from "../roomCells.ts";
import type { RoomTableFeatures, RoomTableRow } from "../RoomColumn.ts";
import { ROOM_FIGURE_COLUMNS } from "../roomFigureColumns.ts";
import { useRoomTable } from "../RoomTableContext.ts";
import { useMayEdit } from "../../context/useMayEdit.ts";
import css from "./Groups.module.css";
import { placeText, loudTexts, suppliedText } from "./sumTexts.ts";

interface GroupHeadProps {
  readonly row: Row<RoomTableFeatures, RoomTableRow>;
  readonly client: Pick<BatchClient<unknown>, "setView" | "tick">;
  readonly view: BatchView;
  /** Whether rows are as high as a room with its correction. */
  readonly isPair: boolean;
}

const ICON = { size: 16, stroke: 1.5 } as const;
/** Decimals of a storey's sums. */
const DIGITS = 1;

/**
 * The head of a group, for a storey, a zone or a verdict. It folds its rooms, ticks them all, and shows their
 * sums.
 */
export function GroupHead({ row, client, view, isPair }: GroupHeadProps) {
  const { counter, focusTick, isRunning, onOpen } = useRoomTable();
  const notices = useNotices();
  const mayEdit = useMayEdit();
  const { group: line, index } = row.original;
  const [pressed, setPressed] = useState<{ readonly isTicked: boolean; readonly over: unknown } | null>(null);
  if (!line) return null;
  const { group, isFolded, rooms, ticked, needs, selected, units, supplied, loud } = line;
  const { by = null, folded = [] } = view.group ?? {};
  const name = placeText(by ?? "floor", group);
  const reportFailure = (failure: string, work: Promise<unknown>) => {
    work.catch((error: unknown) => notices.error(failure, lostCall(error)));
  };
  const fold = () => {
    const others = folded.filter((each) => each !== group);
    const next = { by, folded: isFolded ? others : [...others, group] };
    reportFailure("未能折叠", client.setView({ group: next }));
  };
  const isAll = pressed?.over === line ? pressed.isTicked : ticked === rooms;
  const tick = () => {
    setPressed({ isTicked: !isAll, over: line });
    reportFailure("未能勾选", client.tick({ of: "group", group, isTicked: !isAll }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    focusTick(index + step);
  };
  const cells = row.getVisibleCells();
  const figures = cells.flatMap(({ column }) =>
    column.id in ROOM_FIGURE_COLUMNS ? [column.id as keyof typeof ROOM_FIGURE_COLUMNS] : [],
  );
  const spanOf = (zone: string) => cells.filter((cell) => metaOf(cell)?.zone === zone).length;
  const Arrow = isFolded ? IconChevronRight : IconChevronDown;
  return (
    <tbody data-row={index} data-group={group}>
      <tr
        className={classNames(css["head"], isPair && css["pair"])}
        aria-rowindex={2 + (isPair ? 2 : 1) * index}
      >
        <td>
          <label className={many["tickArea"]}>
            <input
              ref={(box) => {
                if (box) box.indeterminate = !isAll && ticked > 0;
              }}
              type="checkbox"
              data-cell="tick"
              className={many["tick"]}
              aria-label={`勾选${name}的全部房间`}
              disabled={!mayEdit}
              checked={isAll}
              onChange={tick}
              onKeyDown={onKeyDown}
            />
          </label>
        </td>
        <td colSpan={spanOf("room") - 1 - figures.length}>
          <button
            type="button"
            className={css["fold"]}
            aria-expanded={!isFolded}
            data-cell="quantity"
            onClick={fold}
          >
            <Arrow {...ICON} />
            <b>{name}</b>
            <span>{formatNumber(rooms, 0)} 间</span>
          </button>
        </td>
        {figures.map((figure) => (
          <td key={figure} className={table["num"]}>
            <Figure value={needs[figure]} digits={DIGITS} />
          </td>
        ))}
        <td className={classNames(table["num"], table["rule"])} colSpan={spanOf("quantity")}>
          {selected > 0 && `${formatNumber(units, 0)} ${counter}`}
        </td>
        <td className={table["rule"]} colSpan={spanOf("result") + spanOf("actions")}>
          <div className={css["last"]}>
            <div className={css["supplied"]}>
              {selected < rooms && (
                <span>{selected === 0 ? "未选型" : `${formatNumber(rooms - selected, 0)} 间未选到`}</span>
              )}
              {selected > 0 &&
                supplied.map((sum) => (
                  <span key={sum.title}>
                    {sum.title} <b>{suppliedText(sum, counter)}</b>
                  </span>
                ))}
              {by !== "soundVerdict" && loudTexts(loud).map((each) => <span key={each}>{each}</span>)}
            </div>
            {(by === "floor" || by === "zone") && mayEdit && (
              <LinkButton
                disabled={isRunning}
                aria-label={`为本组选型：${name}`}
                onClick={() => onOpen({ kind: "group", part: { by, name: group } })}
              >
                为本组选型
              </LinkButton>
            )}
          </div>
        </td>
      </tr>
    </tbody>
  );
}
