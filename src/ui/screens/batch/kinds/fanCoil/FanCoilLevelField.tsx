import { LEVELS, type Level } from "#domain/building/selection/multiRoom.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { Segments } from "../../../../kit/input/Segments.tsx";
import { LEVEL_NAMES } from "#domain/building/kinds/fanCoil/fanCoilWords.ts";

/** 选型档位: the fan level that the figures belong to. */
export function FanCoilLevelField({ level, onChange }: { level: Level; onChange: (level: Level) => void }) {
  return (
    <Field label="选型档位">
      <Segments
        fullWidth
        aria-label="选型档位"
        value={level}
        onChange={onChange}
        data={LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
      />
    </Field>
  );
}
