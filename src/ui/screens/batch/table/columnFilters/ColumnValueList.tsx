import { useState } from "react";
import { MAX_LISTED_VALUES, type ColumnValues } from "#domain/building/batch/view/columns/columnValues.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import ticks from "../many/ManyRooms.module.css";
import css from "./ColumnFilters.module.css";

interface ColumnValueListProps {
  readonly title: string;
  /** Called once, when the list opens. */
  readonly ask: () => Promise<ColumnValues>;
  readonly ticked: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
}

/** The values of a column with their numbers of rooms, as checkboxes; without a tick all pass. */
export function ColumnValueList({ title, ask, ticked, onChange }: ColumnValueListProps) {
  const [askOnce] = useState(() => ask);
  const { data: list, isError } = useAnswer(askOnce);
  if (isError) return <p className={css["hint"]}>未能列出，可按文字筛选</p>;
  if (list === undefined) return null;
  const { values, hasMore } = list;
  const turn = (text: string, isOn: boolean) =>
    onChange(isOn ? [...ticked, text] : ticked.filter((one) => one !== text));
  return (
    <>
      {hasMore && <p className={css["hint"]}>不同的值超过 {MAX_LISTED_VALUES} 个，请按文字筛选</p>}
      {values.length > 0 && (
        <div className={css["values"]} role="group" aria-label={`${title}的值`}>
          {values.map(({ text, rooms }) => (
            <label key={text} className={css["value"]}>
              <input
                type="checkbox"
                className={ticks["tick"]}
                checked={ticked.includes(text)}
                onChange={({ currentTarget }) => turn(text, currentTarget.checked)}
              />
              <span className={css["text"]} title={text}>
                {text || MISSING}
              </span>
              <span className={css["rooms"]}>{formatNumber(rooms, 0)}</span>
            </label>
          ))}
        </div>
      )}
    </>
  );
}
