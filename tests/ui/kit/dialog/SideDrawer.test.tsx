import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { SideDrawer } from "#ui/kit/dialog/SideDrawer.tsx";
import { renderInApp } from "../../renderInApp.tsx";

function Opened() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        重新选择
      </button>
      <SideDrawer
        opened={opened}
        onClose={() => setOpened(false)}
        title="商务洽谈室"
        width={1120}
        headExtra={<span>36.20 ㎡</span>}
      >
        <input aria-label="里面" />
      </SideDrawer>
    </>
  );
}

it("is named by its title and gives it the focus", async () => {
  renderInApp(<Opened />);
  await userEvent.click(screen.getByRole("button", { name: "重新选择" }));
  const dialog = await screen.findByRole("dialog", { name: "商务洽谈室" });
  expect(dialog.textContent).toContain("36.20 ㎡");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("商务洽谈室"));
});

it("closes by Esc and gives the focus back", async () => {
  renderInApp(<Opened />);
  await userEvent.click(screen.getByRole("button", { name: "重新选择" }));
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("重新选择"));
});

it("gives the focus back when it goes by being unmounted", async () => {
  function Mounted() {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          重新选择
        </button>
        {opened && (
          <SideDrawer opened onClose={() => setOpened(false)} title="商务洽谈室" width={1120}>
            里面
          </SideDrawer>
        )}
      </>
    );
  }
  renderInApp(<Mounted />);
  await userEvent.click(screen.getByRole("button", { name: "重新选择" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("商务洽谈室"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("重新选择"));
});

it("closes by its button", async () => {
  renderInApp(<Opened />);
  await userEvent.click(screen.getByRole("button", { name: "重新选择" }));
  await userEvent.click(await screen.findByRole("button", { name: "关闭" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
