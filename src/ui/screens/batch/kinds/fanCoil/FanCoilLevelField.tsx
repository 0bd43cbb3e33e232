import { SegmentedControl } from "@mantine/core";
import { LEVELS, type Level } from "#domain/selection/multiRoom.ts";
import { Field } from "../../../../components/input/Field.tsx";
import { LEVEL_NAMES } from "#domain/batch/kinds/fanCoil/fanCoilWords.ts";

/** 选型档位: which fan level the figures belong to. */
export function FanCoilLevelField({ level, onChange }: { level: Level; onChange: (level: Level) => void }) {
  return (
    <Field label="选型档位">
      <SegmentedControl
        fullWidth
        w="100%"
        aria-label="选型档位"
        value={level}
        onChange={onChange}
        data={LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
      />
    </Field>
  );
}
