import { Autocomplete } from "@mantine/core";
import { useState } from "react";
import css from "./Components.module.css";
import { useSuggestions } from "./useSuggestions.ts";

const LABEL = "按型号、名称、系列或品牌查找";
const MAX_LENGTH = 100;

interface ComponentSearchProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Searched on Enter, on a suggestion and on leaving the field. */
export function ComponentSearch({ name, onName }: ComponentSearchProps) {
  const [typed, setTyped] = useState(name);
  const [known, setKnown] = useState(name);
  if (known !== name) {
    setKnown(name);
    setTyped(name);
  }
  const words = useSuggestions(typed, name);
  const take = (text: string) => {
    if (text.trim() !== name) onName(text.trim());
  };
  return (
    <Autocomplete
      className={css["search"] ?? ""}
      aria-label={LABEL}
      placeholder={LABEL}
      maxLength={MAX_LENGTH}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={take}
      // What is not suggested is searched as well.
      data={[...words]}
      filter={({ options }) => options}
      onBlur={() => take(typed)}
      onKeyDown={(event) => {
        // Enter that ends the input of a Chinese word searches nothing.
        if (event.key === "Enter" && !event.nativeEvent.isComposing) take(typed);
      }}
    />
  );
}
