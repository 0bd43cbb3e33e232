import { TextInput } from "@mantine/core";
import { fieldTitle, fieldUnit, isFigure } from "#domain/building/rooms/roomFields.ts";
import { Field } from "../../../kit/input/Field.tsx";
import { QuantityInput } from "../../../kit/input/QuantityInput.tsx";
import type { RoomTexts } from "./readRoomDraft.ts";
import css from "./RoomFields.module.css";

interface RoomFieldsProps {
  readonly fields: readonly (keyof RoomTexts)[];
  /** Measure word of units, such as 台. */
  readonly counter: string;
  readonly texts: RoomTexts;
  readonly problems: Readonly<Partial<Record<keyof RoomTexts, string>>>;
  readonly onChange: (field: keyof RoomTexts, value: string) => void;
}

export function RoomFields({ fields, counter, texts, problems, onChange }: RoomFieldsProps) {
  return (
    <div className={css["grid"]}>
      {fields.map((field) => (
        <Field key={field} label={fieldTitle(field)} error={problems[field]}>
          {(control) =>
            isFigure(field) ? (
              <QuantityInput
                {...control}
                label={fieldTitle(field)}
                unit={fieldUnit(field) || counter}
                value={texts[field]}
                error={problems[field]}
                placeholder={field === "equipmentNumber" ? "不指定" : ""}
                onChange={(value) => onChange(field, value)}
              />
            ) : (
              <TextInput
                {...control}
                w="100%"
                autoComplete="off"
                value={texts[field]}
                error={problems[field] !== undefined}
                data-autofocus={field === "roomCode" || undefined}
                onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
              />
            )
          }
        </Field>
      ))}
    </div>
  );
}
