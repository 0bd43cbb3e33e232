import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FormDialog } from "#ui/kit/dialog/FormDialog.tsx";
import { setUpUser } from "../../../support/setUpUser.ts";
import { renderInApp } from "../../renderInApp.tsx";

function open(onSubmit: () => void | Promise<void>, isQuestion = false) {
  renderInApp(
    <FormDialog
      title="锁定帐号"
      submitLabel="锁定"
      isQuestion={isQuestion}
      onSubmit={onSubmit}
      onClose={vi.fn()}
    >
      <input aria-label="原因" />
    </FormDialog>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "锁定" });
  return { user: setUpUser(), button };
}

it("sends nothing again while an answer is on the way, and can be sent again after it", async () => {
  const answers: (() => void)[] = [];
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answers.push(resolve);
      }),
  );
  const { user, button } = open(onSubmit);
  await user.type(screen.getByLabelText("原因"), "转给别人使用{Enter}");
  expect(button.disabled).toBe(true);
  await user.keyboard("{Enter}");
  await user.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  answers[0]!();
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it("waits for nothing after a fault", async () => {
  const onSubmit = vi.fn();
  const { user, button } = open(onSubmit);
  await user.click(button);
  await user.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it("has the focus on the button of a question", async () => {
  const { button } = open(vi.fn(), true);
  await waitFor(() => expect(document.activeElement).toBe(button));
});
