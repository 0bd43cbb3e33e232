import { Textarea } from "@mantine/core";
import { useId } from "react";
import { readHistogram } from "#domain/products/energy/readHistogram.ts";
import text from "../kit/styles/text.module.css";
import css from "./Energy.module.css";

export interface HistogramInputProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Far more than 24 rows with units need. */
const MAX_LENGTH = 2000;

/** A load histogram that is pasted from a table or typed, with a message if it is invalid. */
export function HistogramInput({ value, onChange }: HistogramInputProps) {
  const id = useId();
  const read = readHistogram(value);
  // An empty field is not yet an error.
  const fault = read.ok || value.trim() === "" ? null : read.sentence;
  return (
    <div className={css["histogram"]}>
      <label htmlFor={id} className={css["label"]}>
        流量占比与小时
      </label>
      <Textarea
        id={id}
        size="xs"
        rows={5}
        resize="vertical"
        maxLength={MAX_LENGTH}
        placeholder={"100% 525\n75% 1314\n50% 3066"}
        value={value}
        error={fault !== null}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p
        id={`${id}-hint`}
        role={fault === null ? undefined : "alert"}
        className={fault === null ? css["hint"] : text["wrong"]}
      >
        {fault ??
          (read.ok
            ? `已读 ${read.profile.rows.length} 行，${read.profile.unit === "hours" ? "按小时" : "按时间占比，乘年运行小时"}`
            : "每行一组，从表格粘贴或用空格、逗号分开；流量占设计流量的百分比或小数，后面是小时，或合计 100% 的时间占比")}
      </p>
    </div>
  );
}
