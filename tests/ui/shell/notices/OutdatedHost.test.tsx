import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { OutdatedHost } from "#ui/shell/notices/OutdatedHost.tsx";
import { reportMissing, useOutdatedHost } from "#ui/shell/notices/useOutdatedHost.ts";
import { renderInApp } from "../../renderInApp.tsx";

afterEach(() => {
  act(() => useOutdatedHost.setState([], true));
});

const dialog = async () => within(await screen.findByRole("dialog", { name: "提示" }));

it("tells of every path that the plug-in lacks, one after the other, with nothing to cancel", async () => {
  const user = userEvent.setup();
  renderInApp(<OutdatedHost />);
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => {
    reportMissing("gjw/desktop/md5", "not implemented!");
    reportMissing("gjw/desktop/levels", "");
  });
  expect((await dialog()).getByText("您的插件版本可能较低, 建议升级后使用此功能！")).toBeTruthy();
  expect((await dialog()).getByText("gjw/desktop/md5：not implemented!")).toBeTruthy();
  expect((await dialog()).queryByRole("button", { name: "取消" })).toBeNull();
  await user.click((await dialog()).getByRole("button", { name: "确定" }));
  expect((await dialog()).getByText("gjw/desktop/levels")).toBeTruthy();
  await user.click((await dialog()).getByRole("button", { name: "确定" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
