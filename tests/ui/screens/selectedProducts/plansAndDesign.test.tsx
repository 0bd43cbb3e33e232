import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { version } from "../batch/support/versions.ts";
import { freshProject, open, product, server } from "./support/selectedProducts.tsx";

freshProject();

describe("plans of a project", () => {
  const [now, before] = [
    version(2, { kind: "fanCoil", units: 78 }),
    version(1, { kind: "fanCoil", units: 70, isLast: false, isScheduled: false }),
  ];
  const opened = async () => {
    server.versions = [now, before];
    open();
    await userEvent.click(await screen.findByRole("link", { name: /^方案/u }));
    return within(await screen.findByRole("table", { name: "方案版本" }));
  };

  it("stand beside single machines, with a way to each version and to its rooms", async () => {
    const table = await opened();
    const [, first, second] = table.getAllByRole("row");
    expect(first!.textContent).toContain("已计入");
    expect(second!.textContent).not.toContain("计入");
    const href = table.getByRole("link", { name: `打开 ${now.name} 版本 2` }).getAttribute("href");
    expect(href).toBe(`/multiRoom/fanCoil?planProject=p1&planVersion=${now.id}`);
    expect(screen.getByRole("contentinfo").textContent).toContain("计入设备表的方案 78 台");
  });

  it("are taken out of the schedule that is not to have them, and back in", async () => {
    const table = await opened();
    await userEvent.click(table.getByRole("button", { name: `${now.name} 版本 2移出设备表` }));
    expect(await table.findByText("不计入", { exact: false })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole("contentinfo").textContent).not.toContain("计入设备表的方案"),
    );
    await userEvent.click(table.getByRole("button", { name: `${now.name} 版本 2计入设备表` }));
    expect(await table.findByText("已计入", { exact: false })).toBeTruthy();
  });

  it("alone make a schedule that can be exported", async () => {
    server.ids = [];
    server.versions = [now];
    open();
    expect(await screen.findByRole("link", { name: "查看方案" })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "导出" }).disabled).toBe(false),
    );
  });
});

describe("design values", () => {
  const opened = async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "修改 LYF-1 的设计参数" }));
    const dialog = within(await screen.findByRole("dialog", { name: "LYF-1 的设计参数" }));
    return { dialog, field: dialog.getByRole<HTMLInputElement>("textbox", { name: "风量（m³/h）" }) };
  };

  it("are edited in the page, and what the product does at them is read anew", async () => {
    const { dialog, field } = await opened();
    expect(field.value).toBe("12000");
    await userEvent.clear(field);
    await userEvent.type(field, "9800");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [call, asking] = server.calls.mock.lastCall as [string, { body: object }];
    expect(call).toBe("PATCH /{id}/design_properties");
    expect(asking.body).toMatchObject({
      designProperties: [{ name: "风量", values: [9800] }],
      runtimeProperties: [{ name: "风量", values: [9912] }, { name: "全压" }],
      version: 4,
    });
  });

  it("that are not filled in, or not saved, stay before whoever typed them", async () => {
    const { dialog, field } = await opened();
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect(dialog.getByRole("alert").textContent).toBe("填写每一项设计参数");
    await userEvent.type(field, "9800");
    server.onWrite = () => {
      const current = { ...product("1"), version: 5, designProperties: [] };
      throw new ApiError("conflict", "changed", { status: 409, data: { current } });
    };
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("设计参数刚被其他人修改，请核对后重新填写");
    expect(field.value).toBe("9800");
  });
});
