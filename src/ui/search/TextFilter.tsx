import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTypedText } from "../page/browser/useTypedText.ts";
import css from "./PropertyFilters.module.css";

export interface TextFilterProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const MAX_LENGTH = 100;

/** A text filter, trimmed and applied on Enter and on blur. */
export function TextFilter({ label, text, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const take = () => {
    if (typed.trim() !== text) onChange(typed.trim());
  };
  const field = useTypedText({
    value: typed,
    onChange: setTyped,
    onKeyDown: ({ key }) => {
      if (key === "Enter") take();
    },
  });
  return (
    <TextInput
      {...field}
      className={css["select"]}
      aria-label={label}
      placeholder={label}
      maxLength={MAX_LENGTH}
      onBlur={take}
    />
  );
}
