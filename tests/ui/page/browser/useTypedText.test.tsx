import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { expect, it, vi } from "vitest";
import { digitsOnly, quantityText } from "#domain/base/input/fieldText.ts";
import { useTypedText } from "#ui/page/browser/useTypedText.ts";

interface FieldProps {
  readonly clean?: (text: string) => string;
  readonly onText?: (text: string) => void;
  readonly onEnter?: () => void;
  readonly from?: string;
}

function Field({ clean, onText, onEnter, from = "" }: FieldProps) {
  const [value, setValue] = useState(from);
  const field = useTypedText({
    value,
    onChange: (text) => {
      setValue(text);
      onText?.(text);
    },
    clean,
    onKeyDown: ({ key }) => {
      if (key === "Enter") onEnter?.();
    },
    isNumber: true,
  });
  return <input aria-label="夏季供水温度" {...field} />;
}

function open(props: FieldProps) {
  render(
    <StrictMode>
      <Field {...props} />
    </StrictMode>,
  );
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "夏季供水温度" });
  input.focus();
  return input;
}

/** As Chromium tells it: the text grows while it is composed, and the last of it stands before the end. */
function compose(input: HTMLInputElement, steps: readonly string[]): void {
  fireEvent.compositionStart(input);
  for (const step of steps) update(input, step);
  fireEvent.compositionEnd(input);
}

function update(input: HTMLInputElement, text: string): void {
  // The setter of the prototype: React must see a value that it has not set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.setSelectionRange(text.length, text.length);
  const event = new InputEvent("input", { bubbles: true, isComposing: true });
  fireEvent(input, event);
}

it("leaves what an input method composes alone until its end, then takes it once in half width", () => {
  const onText = vi.fn();
  const input = open({ clean: digitsOnly, onText });
  fireEvent.compositionStart(input);
  update(input, "１");
  expect(input.value).toBe("１");
  update(input, "１２");
  expect(input.value).toBe("１２");
  expect(onText).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  expect(input.value).toBe("12");
  expect(onText.mock.calls).toEqual([["12"]]);
});

it("tells of no letter of a composed word, but of the word", () => {
  const onText = vi.fn();
  const input = open({ onText });
  compose(input, ["h", "hui", "hui yi", "会议"]);
  expect(onText.mock.calls).toEqual([["会议"]]);
});

it("forgets what was composed and given up", () => {
  const onText = vi.fn();
  const input = open({ onText, from: "会议" });
  compose(input, ["会议s", "会议shi", "会议"]);
  expect(input.value).toBe("会议");
  expect(onText.mock.calls).toEqual([["会议"]]);
});

it("leaves the keys of an input method to it", async () => {
  const onEnter = vi.fn();
  const input = open({ onEnter });
  fireEvent.keyDown(input, { key: "Enter", isComposing: true });
  expect(onEnter).not.toHaveBeenCalled();
  await userEvent.type(input, "{Enter}");
  expect(onEnter).toHaveBeenCalledOnce();
});

it("keeps the caret where it was when a sign is not taken", async () => {
  const input = open({ clean: digitsOnly, from: "1200" });
  await userEvent.type(input, "x", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([input.value, input.selectionStart]).toEqual(["1200", 1]);
  await userEvent.type(input, "5", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([input.value, input.selectionStart]).toEqual(["15200", 2]);
});

it("takes a pasted exponent for what it stands for, in the place of what is marked", () => {
  const input = open({ clean: quantityText, from: "7650" });
  input.setSelectionRange(0, 4);
  const paste = createEvent.paste(input, { clipboardData: { getData: () => "1.2e4" } });
  fireEvent(input, paste);
  expect(paste.defaultPrevented).toBe(true);
  expect([input.value, input.selectionStart]).toEqual(["12000", 5]);
});
