import { InputBase } from "@mantine/core";
import type { KeyboardEventHandler, Ref, ComponentProps } from "react";
import { useTypedText } from "../../page/browser/useTypedText.ts";
import text from "../styles/text.module.css";
import type { FieldControl } from "./Field.tsx";

interface DescribedInputProps extends ComponentProps<"input"> {
  /** Id of the sentence below the field. */
  describedBy?: string | undefined;
}

/** An input that sets its own `aria-describedby`. Mantine's `InputBase` would overwrite that of the field. */
const DescribedInput = ({ describedBy, ...input }: DescribedInputProps) => (
  <input {...input} aria-describedby={describedBy} />
);

export interface QuantityInputProps extends Partial<FieldControl> {
  label: string;
  unit: string;
  /** The text of the field, as typed. */
  value: string;
  onChange: (text: string) => void;
  /** The cleaning rule for typed text, from src/domain/base/input. */
  clean?: (text: string) => string;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  disabled?: boolean;
  /** Only turns the border red; the message is below the field. */
  error?: boolean | string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  size?: "xs" | "sm" | "md";
  width?: number | string;
  placeholder?: string;
  /** Name of the quantity, so that code can find the field. */
  name?: string;
  /** px of the unit at the right; by default derived from its length. */
  unitWidth?: number;
}

const GLYPH = 9;

/** A number with its unit inside the box, right-aligned so that the digits of stacked fields line up. */
export function QuantityInput({
  label,
  unit,
  value,
  onChange,
  clean,
  onKeyDown,
  error,
  inputRef,
  width = "100%",
  unitWidth = 12 + unit.length * GLYPH,
  "aria-describedby": describedBy,
  ...input
}: QuantityInputProps) {
  const typed = useTypedText({ value, onChange, clean, onKeyDown, isNumber: true });
  return (
    <InputBase
      component={DescribedInput}
      {...input}
      {...typed}
      describedBy={describedBy}
      ref={inputRef ?? null}
      aria-label={unit === "" ? label : `${label}（${unit}）`}
      inputMode="decimal"
      autoComplete="off"
      error={Boolean(error)}
      w={width}
      rightSection={<span className={text["unit"]}>{unit}</span>}
      rightSectionWidth={unitWidth}
      rightSectionPointerEvents="none"
      styles={{ input: { textAlign: "right", paddingRight: unitWidth + 2 } }}
    />
  );
}
