import { formatNumber } from "#domain/base/formatNumber.ts";
import { Segments } from "../../../kit/input/Segments.tsx";
import text from "../../../kit/styles/text.module.css";

/** What happens to existing rooms: `revise` matches them by their codes. */
export type TakeHow = "replace" | "revise" | "append";

/** The choice of how to import if there are rooms already. */
export function HowToTake({
  existing,
  how,
  onChange,
}: {
  existing: number;
  how: TakeHow;
  onChange: (how: TakeHow) => void;
}) {
  return (
    <>
      <Segments
        aria-label="导入方式"
        value={how}
        onChange={onChange}
        data={[
          { value: "replace", label: "替换现有房间" },
          { value: "revise", label: "更新" },
          { value: "append", label: "追加" },
        ]}
      />
      <span className={text["dim"]}>现有 {formatNumber(existing, 0)} 间</span>
    </>
  );
}
