import { useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from "react";
import { caretAfter } from "#domain/base/input/caretAfter.ts";
import { pastedNumber } from "#domain/base/input/pastedNumber.ts";

interface TypedTextOptions {
  /** The committed value, shown while no composition is open. */
  readonly value: string;
  /** Called with every typed text, except during composition. */
  readonly onChange: (text: string) => void;
  /** The cleaning rule for typed text, from src/domain/base/input. */
  readonly clean?: ((text: string) => string) | undefined;
  /** Not called during composition, when keys belong to the input method. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  /** Whether a pasted 1.2e4 becomes 12000. */
  readonly isNumber?: boolean;
}

type TextEvent = FormEvent<HTMLInputElement>;

/** Props for an `<input>`. */
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
 * Input handling for fields that clean their text or react to each character. During composition the text belongs
 * to the input method and is not rewritten, since each character would then be entered again. Afterwards it is
 * cleaned, and the caret stays behind the same character.
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
      // Set here and not by rendering, which puts the caret at the end.
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
