import { TextInput } from "@mantine/core";
import { fieldTitle, fieldUnit, isFigure } from "#domain/rooms/roomFields.ts";
import { Field } from "../../../components/Field.tsx";
import { QuantityInput } from "../../../components/QuantityInput.tsx";
import type { RoomTexts } from "./readRoomDraft.ts";
import css from "./RoomFields.module.css";

interface RoomFieldsProps {
  readonly texts: RoomTexts;
  readonly problems: Readonly<Partial<Record<keyof RoomTexts, string>>>;
  readonly onChange: (field: keyof RoomTexts, value: string) => void;
}

const COUNT_UNIT = "台";

/** Pairs side by side: what the room is, what it needs, at which air. */
const ORDER = [
  "roomCode",
  "roomName",
  "roomArea",
  "equipmentNumber",
  "coolingLoad",
  "heatLoad",
  "sensibleLoad",
  "latentLoad",
  "airSupplyVolume",
  "heatMoistureRatio",
  "summerDryBulb",
  "summerWetBulb",
  "winterDryBulb",
] as const satisfies readonly (keyof RoomTexts)[];

export function RoomFields({ texts, problems, onChange }: RoomFieldsProps) {
  return (
    <div className={css["grid"]}>
      {ORDER.map((field) => (
        <Field key={field} label={fieldTitle(field)} error={problems[field]}>
          {(control) =>
            isFigure(field) ? (
              <QuantityInput
                {...control}
                label={fieldTitle(field)}
                unit={fieldUnit(field) || COUNT_UNIT}
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
