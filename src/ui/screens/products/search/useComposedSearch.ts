import { defaultOptionsFilter, type OptionsFilter } from "@mantine/core";
import { useState, type FormEvent } from "react";

/** Props for a searchable `Select`. */
export interface ComposedSearch {
  readonly filter: OptionsFilter;
  readonly onCompositionStart: (event: FormEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: () => void;
}

/** Search in a `Select`'s options: during composition it keeps the previous text. */
export function useComposedSearch(): ComposedSearch {
  const [held, setHeld] = useState<string | null>(null);
  return {
    filter: (list) =>
      // The filter returns some of its options, whatever the type of their values.
      defaultOptionsFilter({ ...list, search: held ?? list.search }) as ReturnType<OptionsFilter>,
    onCompositionStart: ({ currentTarget }) => setHeld(currentTarget.value),
    onCompositionEnd: () => setHeld(null),
  };
}
