import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { ENTRANCES } from "#domain/desk/host/entrances.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { RowFiles } from "#ui/screens/products/table/RowFiles.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";
import { foundFan, openList } from "./openList.tsx";

beforeEach(() => useSession.setState(ANONYMOUS_WEB));

const PRODUCT = {
  id: "fan-1",
  model: "LY-560",
  gjwCategoryCode: "C000001",
  speedControl: "SINGLE_SPEED",
  duty: [],
  rate: null,
} as const;
const DWG = { id: "b1", productId: "fan-1", name: "LY-560 三视图", suffix: "dwg" };

it.each([
  ["the web", { platform: "web" }, ["选中", "下载", "查看"]],
  ["Revit", { platform: "r" }, ["布置", "查看"]],
  ["the design program", { platform: "g" }, ["布置", "载入", "查看"]],
  ["the entrance for selection", { platform: "g", fromEntrance: ENTRANCES.equipment }, ["选中", "查看"]],
] as const)("a row offers what %s can do with its product", async (_where, session, acts) => {
  useSession.setState(session);
  openList(<FanList />, { products: [foundFan("LYF-A")] });
  const row = (await screen.findByRole("link", { name: "LYF-A" })).closest("tr") ?? document.body;
  const end = row.querySelector<HTMLElement>("[data-end]") ?? row;
  // What places is fetched where a program is there to place it.
  await waitFor(() =>
    expect(
      within(end)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(acts),
  );
  const hints = within(end)
    .getAllByRole("button")
    .flatMap(({ title }) => (title === "" ? [] : title));
  const isPlain = session.platform === "web";
  expect(hints).toEqual(isPlain ? [] : acts.slice(0, -1).map((act) => `${act}该产品构件`));
});

it("下载 lists the files of its product once a hand rests on it, and asks for nothing before", async () => {
  const asked: string[] = [];
  const api = fakeApi(({ path }) => {
    asked.push(path);
    return path.endsWith("/cad_blocks") ? [DWG] : [];
  });
  renderInApp(<RowFiles product={PRODUCT} />, { services: fakeServices({ api }) });
  const button = screen.getByRole("button", { name: "下载 LY-560 的文件" });
  expect(asked).toEqual([]);
  await userEvent.hover(button);
  expect(await screen.findByText("LY-560 三视图.dwg")).toBeTruthy();
  expect(asked).toContainEqual(expect.stringContaining("cad_blocks"));
  await userEvent.unhover(button);
  await waitFor(() => expect(screen.queryByText("LY-560 三视图.dwg")).toBeNull());
});

it("下载 keeps its files open where it was pressed, until Escape", async () => {
  const api = fakeApi(({ path }) => (path.endsWith("/cad_blocks") ? [DWG] : []));
  renderInApp(<RowFiles product={PRODUCT} />, { services: fakeServices({ api }) });
  await userEvent.click(screen.getByRole("button", { name: "下载 LY-560 的文件" }));
  expect(await screen.findByText("LY-560 三视图.dwg")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("LY-560 三视图.dwg")).toBeNull());
});
