import { Checkbox } from "@mantine/core";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchChoice } from "./useBatchChoice.ts";
import css from "./Alternatives.module.css";

/** Offers the choice to the other rooms with the replaced model; nothing if there are none. */
export function ForAllAlike({
  choice: { alike, isForAll, setForAll },
  model,
}: {
  choice: BatchChoice;
  model: string;
}) {
  if (alike.others === 0) return null;
  const locked = alike.locked > 0 ? `，另有 ${formatNumber(alike.locked, 0)} 间已锁定，保持不变` : "";
  return (
    <Checkbox
      className={css["forAll"] ?? ""}
      size="xs"
      styles={{ description: { fontSize: 12, lineHeight: "18px", color: "var(--v-ink-3)" } }}
      checked={isForAll}
      onChange={({ currentTarget }) => setForAll(currentTarget.checked)}
      label={`同时用于另外 ${formatNumber(alike.others, 0)} 间选用 ${model} 的房间`}
      description={`仅替换满足要求的房间${locked}`}
    />
  );
}
