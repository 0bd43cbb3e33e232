import { useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from "react";
import { caretAfter } from "#domain/base/input/caretAfter.ts";
import { pastedNumber } from "#domain/base/input/pastedNumber.ts";

interface TypedTextOptions {
  /** In force: what the field shows while nobody composes. */
  readonly value: string;
  /** Told of every typed text, but of nothing half composed. */
  readonly onChange: (text: string) => void;
  /** What of the typed text the field takes: a rule of src/domain/base/input. */
  readonly clean?: ((text: string) => string) | undefined;
  /** Keys are the input method's as long as somebody composes with it. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  /** A pasted 1.2e4 is 12000. */
  readonly isNumber?: boolean;
}

type TextEvent = FormEvent<HTMLInputElement>;

/** For the properties of an `<input>`. */
export interface TypedText {
  readonly value: string;
  readonly onChange: (event: TextEvent) => void;
  readonly onCompositionStart: (event: TextEvent) => void;
  readonly onCompositionEnd: (event: TextEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const asTyped = (text: string) => text;

/**
 * What every field does that cleans its text or answers each letter of it. Text that an input method composes belongs to
 * that method until the end: rewritten meanwhile, each of its letters would come in again. What is then taken is cleaned,
 * and the caret stays behind the sign that it stood behind.
 */
export function useTypedText({
  value,
  onChange,
  clean = asTyped,
  onKeyDown,
  isNumber = false,
}: TypedTextOptions): TypedText {
  const [composed, setComposed] = useState<string | null>(null);
  const take = (input: HTMLInputElement) => {
    const typed = input.value;
    const kept = clean(typed);
    if (kept !== typed) {
      const caret = caretAfter(clean, typed, input.selectionStart ?? typed.length);
      // Here and not by drawing again, which puts the caret at the end.
      input.value = kept;
      input.setSelectionRange(caret, caret);
    }
    setComposed(null);
    onChange(kept);
  };
  return {
    value: composed ?? value,
    onChange: ({ currentTarget, nativeEvent }) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(currentTarget.value);
      else take(currentTarget);
    },
    onCompositionStart: ({ currentTarget }) => setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }) => take(currentTarget),
    onKeyDown: (event) => {
      if (!event.nativeEvent.isComposing) onKeyDown?.(event);
    },
    onPaste: (event) => {
      const digits = isNumber ? pastedNumber(event.clipboardData.getData("text/plain")) : null;
      if (digits === null || event.defaultPrevented) return;
      event.preventDefault();
      const { currentTarget: input } = event;
      input.setRangeText(digits, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, "end");
      take(input);
    },
  };
}
