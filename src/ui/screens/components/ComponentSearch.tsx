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

/** A search field, applied on Enter, on choosing a suggestion, and on blur. */
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
      // The typed text can be searched even if it is not among the suggestions.
      data={[...words]}
      filter={({ options }) => options}
      onBlur={() => take(typed)}
      onKeyDown={(event) => {
        // An Enter that ends a composition does not search.
        if (event.key === "Enter" && !event.nativeEvent.isComposing) take(typed);
      }}
    />
  );
}
