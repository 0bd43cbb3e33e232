import { Tooltip } from "@mantine/core";
import type { Alternative, RoomRow } from "#domain/building/batch/state/batchState.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { brandNameOf, type BatchLists } from "../../context/useBatchLists.ts";
import text from "../../../../kit/styles/text.module.css";
import { classNames } from "../../../../kit/layout/classNames.ts";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";
import css from "./Alternatives.module.css";

interface ChosenBarProps<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly row: RoomRow;
  readonly changed: Alternative | null;
  /** Whether the changed choice is being saved. */
  readonly isBusy: boolean;
  readonly filter: Filter;
  readonly lists: BatchLists;
  readonly onDetail: (productId: string) => void;
}

/** Number of characters from which the bar cuts the product's text and shows the whole in a tooltip. */
const LONG = 80;

/** 已选产品: the room's product, or the one it gets when the drawer is closed. */
export function ChosenBar<Filter>({
  screen,
  row,
  changed,
  isBusy,
  filter,
  lists,
  onDetail,
}: ChosenBarProps<Filter>) {
  const { kind } = screen;
  const shown = changed ?? row.selection;
  if (shown === null)
    return (
      <div className={css["chosen"]}>
        <span className={text["dim"]}>{kind.words.chosen}</span>
        <span>暂无</span>
      </div>
    );
  const figures = shown.corrected.length > 0 ? shown.corrected : shown.figures;
  const name = [brandNameOf(lists, kind.brandOf(filter)), shown.model].filter(Boolean).join(" ");
  const facts = [shown.seriesName, screen.capacity(figures, filter)].filter(Boolean);
  const whole = [name, ...facts].join(" ");
  return (
    <div className={css["chosen"]}>
      <span className={text["dim"]}>{kind.words.chosen}</span>
      <Tooltip label={whole} multiline maw={480} disabled={whole.length < LONG}>
        <span className={css["product"]}>
          <span className={text["strong"]}>{name}</span>
          {facts.map((fact) => (
            <span key={fact} className={text["ink2"]}>
              {fact}
            </span>
          ))}
        </span>
      </Tooltip>
      <LinkButton onClick={() => onDetail(shown.productId)}>查看</LinkButton>
      {changed && (
        <span className={classNames(css["replaced"], text["small"], text["dim"])} role="status">
          {isBusy
            ? "正在更新选型结果"
            : row.selection
              ? `原选型 ${row.selection.model}，关闭时确认更新`
              : "关闭时确认更新"}
        </span>
      )}
    </div>
  );
}
