import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Dialog } from "#ui/kit/dialog/Dialog.tsx";
import { setUpUser } from "../../../support/setUpUser.ts";
import { renderInApp } from "../../renderInApp.tsx";

function Typed({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState("");
  return (
    <Dialog opened title="规则" width={400} onClose={onClose} isChanged={typed !== ""} actions={null}>
      <input
        aria-label="名称"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Dialog>
  );
}

it("closes at once while nothing is typed, and asks before it loses what is", async () => {
  const onClose = vi.fn();
  renderInApp(<Typed onClose={onClose} />);
  const user = setUpUser();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);

  await user.type(screen.getByLabelText("名称"), "病房");
  await user.keyboard("{Escape}");
  expect(screen.getByText("“规则”有未保存的修改，关闭后不保留。")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByText("“规则”有未保存的修改，关闭后不保留。")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("名称").value).toBe("病房");
  expect(onClose).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole("button", { name: "关闭" }));
  await user.click(screen.getByRole("button", { name: "放弃修改" }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
