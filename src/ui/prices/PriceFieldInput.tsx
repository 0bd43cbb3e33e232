import { Select, TextInput } from "@mantine/core";
import {
  fieldText,
  isRangeWrong,
  type FieldText,
  type PriceField,
} from "#domain/products/goods/PriceField.ts";
import { useTypedText } from "../page/browser/useTypedText.ts";
import { Field, type FieldControl } from "../kit/input/Field.tsx";
import { QuantityInput } from "../kit/input/QuantityInput.tsx";
import css from "./Prices.module.css";

export interface PriceFieldInputProps {
  readonly field: PriceField;
  readonly value: FieldText;
  readonly onChange: (value: FieldText) => void;
}

const MAX_LENGTH = 100;

interface TypedProps {
  readonly control: FieldControl;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function TypedText({ control, value, onChange }: TypedProps) {
  const typed = useTypedText({ value, onChange });
  return <TextInput {...typed} {...control} className={css["grow"]} maxLength={MAX_LENGTH} />;
}

function Figures({ field, value, onChange }: PriceFieldInputProps) {
  const end = (part: keyof FieldText, name: string) => (
    <QuantityInput
      label={`${field.name}${name}`}
      placeholder={name}
      unit={part === "upper" || field.kind === "number" ? (field.unit ?? "") : ""}
      value={value[part]}
      clean={(typed) => fieldText(field, typed)}
      onChange={(typed) => onChange({ ...value, [part]: typed })}
      error={isRangeWrong(field, value)}
    />
  );
  if (field.kind === "number") return end("text", "");
  return (
    <>
      {end("text", "最小")}
      <span aria-hidden>–</span>
      {end("upper", "最大")}
    </>
  );
}

/** The input for one condition of the price search, by its kind. */
export function PriceFieldInput(props: PriceFieldInputProps) {
  const { field, value, onChange } = props;
  switch (field.kind) {
    case "text":
      return (
        <Field label={field.name}>
          {(control) => (
            <TypedText
              control={control}
              value={value.text}
              onChange={(text) => onChange({ ...value, text })}
            />
          )}
        </Field>
      );
    case "choice":
      return (
        <Field label={field.name}>
          {(control) => (
            <Select
              {...control}
              className={css["grow"]}
              placeholder="不限"
              clearable
              data={[...field.choices]}
              value={value.text === "" ? null : value.text}
              onChange={(text) => onChange({ ...value, text: text ?? "" })}
            />
          )}
        </Field>
      );
    case "number":
    case "range":
      return (
        <Field
          label={field.name}
          error={isRangeWrong(field, value) ? "最小值应小于最大值，未计入条件" : undefined}
        >
          <Figures {...props} />
        </Field>
      );
  }
}
