import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Confirm, type ConfirmProps } from "#ui/kit/dialog/Confirm.tsx";
import { renderInApp } from "../../renderInApp.tsx";

function ask(props: Partial<ConfirmProps> = {}) {
  const answers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  renderInApp(
    <Confirm
      opened
      title="确认提示"
      message="再次选型将覆盖已有数据，是否确认再次批量选型？"
      {...answers}
      {...props}
    />,
  );
  return answers;
}

it("asks by its title, with the filled button in focus", async () => {
  ask({ extra: "其中 3 间为手动改选。" });
  const dialog = screen.getByRole("dialog", { name: "确认提示" });
  expect(dialog.textContent).toContain("再次选型将覆盖已有数据，是否确认再次批量选型？其中 3 间为手动改选。");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "确定" })));
});

it("has the plain button left of the filled one", () => {
  ask({ cancelLabel: "放弃修改" });
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["", "放弃修改", "确定"]);
});

it("confirms by Enter and cancels by Esc", async () => {
  const { onConfirm, onCancel } = ask();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("确定"));
  await userEvent.keyboard("{Enter}");
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  await userEvent.keyboard("{Escape}");
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

it("may leave the question open where leaving is not cancelling", async () => {
  const onDismiss = vi.fn();
  const { onCancel } = ask({ onDismiss });
  await userEvent.click(screen.getByRole("button", { name: "关闭" }));
  expect([onDismiss.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
});

it("as a notice has no cancel button, and every way out confirms", async () => {
  const onConfirm = vi.fn();
  renderInApp(<Confirm opened confirmOnly title="提示" message="存在不合理的输入值" onConfirm={onConfirm} />);
  expect(screen.queryByRole("button", { name: "取消" })).toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(onConfirm).toHaveBeenCalledOnce();
});

it("is not there while it is closed", () => {
  ask({ opened: false });
  expect(screen.queryByRole("dialog")).toBeNull();
});
