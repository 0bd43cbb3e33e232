import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { NOT_A_QUANTITY, specifiedQuantity, unitCountText } from "#domain/base/input/unitCount.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import type { ManyRooms } from "./useManyRooms.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import { useTypedText } from "../../../../page/browser/useTypedText.ts";
import layout from "../../../../kit/styles/layout.module.css";
import text from "../../../../kit/styles/text.module.css";
import css from "./ManyRooms.module.css";

export interface ManyBarProps {
  readonly summary: Pick<BatchSummary, "ticked" | "tickedShown">;
  readonly many: ManyRooms;
  /** Measure word, such as 台 or 个. */
  readonly counter: string;
  /** Whether actions are off: during a run, and for a read-only building. */
  readonly isOff: boolean;
  readonly onRun: () => void;
  readonly onPlaces: () => void;
  readonly onDelete: () => void;
}

const QUANTITY_WIDTH = 64;

/** Actions on the ticked rooms. */
export function ManyBar({ summary, many, counter, isOff, onRun, onPlaces, onDelete }: ManyBarProps) {
  const { ticked, tickedShown } = summary;
  const [typed, setTyped] = useState("");
  const quantity = specifiedQuantity(typed);
  const notices = useNotices();
  const set = () => {
    if (!quantity.ok) notices.warning(NOT_A_QUANTITY, `“${typed}”未采用`);
    else if (quantity.value !== null) many.setQuantity(quantity.value);
  };
  const field = useTypedText({
    value: typed,
    onChange: setTyped,
    clean: unitCountText,
    onKeyDown: ({ key }) => key === "Enter" && set(),
    isNumber: true,
  });
  return (
    <div className={css["bar"]} role="group" aria-label="勾选房间的操作">
      <span role="status">
        已勾选 <b>{formatNumber(ticked, 0)}</b> 间
        {tickedShown < ticked && (
          <span className={text["dim"]}>，{formatNumber(ticked - tickedShown, 0)} 间未显示</span>
        )}
      </span>
      <span className={layout["rule"]} />
      <TextInput
        size="xs"
        w={QUANTITY_WIDTH}
        aria-label={`勾选房间的指定数量（${counter}）`}
        placeholder="数量"
        inputMode="numeric"
        autoComplete="off"
        disabled={isOff}
        {...field}
      />
      <Button size="xs" variant="default" disabled={isOff || typed === ""} onClick={set}>
        设定
      </Button>
      <LinkButton disabled={isOff} onClick={() => many.setQuantity(null)}>
        清除数量
      </LinkButton>
      <LinkButton
        disabled={isOff || tickedShown < 2}
        title="以勾选的第一行为准（Ctrl+D）"
        onClick={many.fillDown}
      >
        向下填充
      </LinkButton>
      <span className={layout["rule"]} />
      <LinkButton disabled={isOff} onClick={onPlaces}>
        楼层与分区
      </LinkButton>
      <span className={layout["rule"]} />
      <LinkButton disabled={isOff} onClick={() => many.lock(true)}>
        锁定
      </LinkButton>
      <LinkButton disabled={isOff} onClick={() => many.lock(false)}>
        解锁
      </LinkButton>
      <span className={layout["rule"]} />
      <LinkButton disabled={isOff} onClick={onRun}>
        选型
      </LinkButton>
      <LinkButton disabled={isOff} onClick={onDelete}>
        删除
      </LinkButton>
      <div className={layout["grow"]} />
      <LinkButton onClick={many.untick}>取消勾选</LinkButton>
    </div>
  );
}
