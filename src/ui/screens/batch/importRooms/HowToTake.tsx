import { SegmentedControl } from "@mantine/core";
import { formatNumber } from "#domain/formatNumber.ts";
import text from "../../../styles/text.module.css";

/** What happens to the rooms that are there already. */
export function HowToTake({
  existing,
  how,
  onChange,
}: {
  existing: number;
  how: "replace" | "append";
  onChange: (how: "replace" | "append") => void;
}) {
  return (
    <>
      <SegmentedControl
        aria-label="导入方式"
        value={how}
        onChange={onChange}
        data={[
          { value: "replace", label: "替换现有房间" },
          { value: "append", label: "追加" },
        ]}
      />
      <span className={text["dim"]}>现有 {formatNumber(existing, 0)} 间</span>
    </>
  );
}
