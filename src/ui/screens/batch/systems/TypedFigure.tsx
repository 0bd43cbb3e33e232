import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useHeld } from "../context/useHeld.ts";

interface TypedFigureProps {
  readonly label: string;
  /** The figure as shown */
  readonly value: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly width?: number;
  /** null for an empty text, which removes a typed figure. */
  readonly onType: (figure: number | null) => void;
}

const DECIMAL = /^-?\d+(?:[.,]\d+)?$/u;

/** A figure in a table or form, which applies on Enter and on leaving the field */
export function TypedFigure({ label, value, placeholder, disabled, width = 72, onType }: TypedFigureProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useHeld(value);
  const text = typed ?? shown;
  const isWrong = text.trim() !== "" && !DECIMAL.test(text.trim());
  const take = () => {
    if (typed === null || isWrong) return;
    setTyped(null);
    if (typed.trim() === shown) return;
    setShown(typed.trim());
    onType(typed.trim() === "" ? null : Number(typed.trim().replace(",", ".")));
  };
  return (
    <TextInput
      size="xs"
      w={width}
      aria-label={label}
      value={text}
      error={isWrong}
      {...(placeholder === undefined ? {} : { placeholder })}
      disabled={disabled ?? false}
      inputMode="decimal"
      styles={{ input: { height: 26, minHeight: 26, textAlign: "right" } }}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take();
        if (key === "Escape") setTyped(null);
      }}
    />
  );
}
