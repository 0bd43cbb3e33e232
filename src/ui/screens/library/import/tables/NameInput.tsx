import { TextInput } from "@mantine/core";
import { useState } from "react";

interface NameInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A name for all products. It is applied on blur, because the table is then read again. */
export function NameInput({ label, placeholder, value, onChange }: NameInputProps) {
  const [typed, setTyped] = useState(value);
  const commit = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <TextInput
      size="xs"
      w={168}
      maxLength={128}
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
    />
  );
}
