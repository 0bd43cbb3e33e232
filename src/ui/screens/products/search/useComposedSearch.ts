import { defaultOptionsFilter, type OptionsFilter } from "@mantine/core";
import { useState, type FormEvent } from "react";

/** For the properties of a searchable `Select`. */
export interface ComposedSearch {
  readonly filter: OptionsFilter;
  readonly onCompositionStart: (event: FormEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: () => void;
}

/** Of a list that is searched as one types: while an input method composes, it keeps to what was typed before. */
export function useComposedSearch(): ComposedSearch {
  const [held, setHeld] = useState<string | null>(null);
  return {
    filter: (list) =>
      // It answers some of the options that it was given, whatever their values are.
      defaultOptionsFilter({ ...list, search: held ?? list.search }) as ReturnType<OptionsFilter>,
    onCompositionStart: ({ currentTarget }) => setHeld(currentTarget.value),
    onCompositionEnd: () => setHeld(null),
  };
}
