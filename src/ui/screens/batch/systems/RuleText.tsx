import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useHeld } from "../context/useHeld.ts";
import { useMayEdit } from "../context/useMayEdit.ts";

interface RuleTextProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onTake: (text: string) => void;
}

/**
 * The text that a rule searches in names and zones. It applies on leaving the field; an empty text restores the
 * old one.
 */
export function RuleText({ label, value, maxLength, onTake }: RuleTextProps) {
  const mayEdit = useMayEdit();
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useHeld(value);
  const take = () => {
    const text = (typed ?? "").trim();
    setTyped(null);
    if (text === "" || text === shown) return;
    setShown(text);
    onTake(text);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder="名称或分区"
      maxLength={maxLength}
      disabled={!mayEdit}
      styles={{ input: { height: 26, minHeight: 26 } }}
      value={typed ?? shown}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take();
        if (key === "Escape") setTyped(null);
      }}
    />
  );
}
