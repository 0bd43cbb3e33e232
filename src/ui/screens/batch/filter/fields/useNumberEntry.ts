import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { numberText } from "#domain/base/input/numberText.ts";
import type { EntryWarning } from "#domain/building/batch/kind/numberWarning.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import type { FilterProblems } from "../../context/useFilterGate.ts";

export interface NumberEntryOptions<Value extends number | null = number> {
  readonly name: string;
  /** `null` for an empty field. */
  readonly value: Value;
  readonly check: (text: string) => EntryWarning | null;
  readonly onCommit: (value: Value) => void;
  readonly problems: FilterProblems;
}

/** What an input shows of the number, and what it reports. */
export interface TypedNumber {
  readonly text: string;
  /** The message below the field until the entry is valid again. */
  readonly warning: string | null;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A number that is typed freely and checked on blur or Enter. A valid one is applied. Otherwise the field shows
 * the reason, is emptied if the rule says so, and gets the focus again.
 */
export function useNumberEntry<Value extends number | null>({
  name,
  value,
  check,
  onCommit,
  problems,
}: NumberEntryOptions<Value>): TypedNumber {
  const notices = useNotices();
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);

  useEffect(() => () => problems.report(name, null), [problems, name]);

  const focus = () => inputRef.current?.focus();
  const judge = () => {
    if (typed === null) return;
    const found = check(typed);
    setWarning(found?.message ?? null);
    problems.report(name, found && { message: found.message, focus });
    if (found === null) {
      setTyped(null);
      // A field that may not be empty was refused before this point.
      const entered = (typed.trim() === "" ? null : Number(typed)) as Value;
      if (entered !== value) onCommit(entered);
      return;
    }
    if (found.clears) setTyped("");
    notices.warning(found.message);
    // The browser is still moving the focus; it can be returned only afterwards.
    setTimeout(focus);
  };

  return {
    text: typed ?? (value === null ? "" : numberText(value)),
    warning,
    inputRef,
    onChange: setTyped,
    onBlur: judge,
    onKeyDown: (event) => {
      if (event.key === "Enter") judge();
    },
  };
}
