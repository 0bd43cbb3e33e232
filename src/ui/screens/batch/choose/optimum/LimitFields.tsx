import { Select } from "@mantine/core";
import { LIMIT_WORDS } from "#domain/building/batch/optimum/limit/limitWords.ts";
import {
  MOST_MODELS,
  type LimitedBy,
  type ModelLimit,
} from "#domain/building/batch/optimum/limit/ModelLimit.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./Optimum.module.css";
import { WholeNumber } from "./WholeNumber.tsx";

/** Initial value of a limit. */
const USUAL_MOST = 5;

interface LimitFieldsProps {
  /** Absent without a limit. */
  readonly limit: ModelLimit | undefined;
  /** By what models can be limited in this building. */
  readonly bys: readonly LimitedBy[];
  readonly onChange: (limit: ModelLimit | undefined) => void;
  readonly onProblem: (isThere: boolean) => void;
}

/** Limits the number of models on each storey, or in the rooms of each type; nothing if there are neither. */
export function LimitFields({ limit, bys, onChange, onProblem }: LimitFieldsProps) {
  if (bys.length === 0) return null;
  return (
    <div className={css["entry1"]}>
      <span className={text["ink2"]} aria-hidden>
        型号种数
      </span>
      <Select
        size="xs"
        aria-label="型号种数限制"
        value={limit?.by ?? ""}
        data={[{ value: "", label: "不限" }, ...bys.map((by) => ({ value: by, label: LIMIT_WORDS[by] }))]}
        w={152}
        allowDeselect={false}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        onChange={(value) => {
          onProblem(false);
          const by = bys.find((each) => each === value);
          onChange(by && { by, most: limit?.most ?? USUAL_MOST });
        }}
      />
      {limit && (
        <WholeNumber
          key={`limit ${limit.by} ${limit.most}`}
          label={LIMIT_WORDS[limit.by]}
          isLabelHidden
          unit="种"
          value={String(limit.most)}
          isSound={(typed) => Number(typed) >= 1 && Number(typed) <= MOST_MODELS}
          onCommit={(typed) => onChange({ by: limit.by, most: Number(typed) })}
          onProblem={onProblem}
        />
      )}
    </div>
  );
}
