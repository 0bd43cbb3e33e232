import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { foundFan, openList, type FakeCatalogue } from "./openList.tsx";

const OWN = foundFan("XK-1", { id: "o-1", library: { id: "l1", name: "设备组" }, source: "导入自 风机.csv" });
const PUBLIC = foundFan("LYF-2");
const HELD = { products: 3, deletedAt: null };
const fans = (libraries: FakeCatalogue["libraries"] = [HELD]): FakeCatalogue => ({
  products: [OWN, PUBLIC],
  libraries: libraries ?? [],
});

const signIn = (token: string | null) => act(() => useSession.setState({ ...ANONYMOUS_WEB, token }, true));
beforeEach(() => {
  signIn("t");
  return () => signIn(null);
});

test("an own product is marked in its row, with the name of its library; one of the catalogue is not", async () => {
  openList(<FanList />, fans());
  const own = await screen.findByRole("row", { name: /XK-1/u });
  expect(within(own).getByTitle("自有产品库：设备组").textContent).toBe("自有 · 设备组");
  // A file of somebody's own says nothing of where its figures were measured.
  expect(within(own).queryByText("实测")).toBeNull();
  expect(within(screen.getByRole("row", { name: /LYF-2/u })).queryByText(/自有/u)).toBeNull();
});

test("members choose whose products the list shows: in the address, the question and a tag that takes it back", async () => {
  const user = userEvent.setup();
  const { asked, at } = openList(<FanList />, fans());
  await user.click(await screen.findByRole("combobox", { name: "来源" }));
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["全部", "自有", "公共"]);
  await user.click(screen.getByRole("option", { name: "自有" }));
  expect(at.address).toBe("/fan?origin=own");
  const tags = await screen.findByRole("group", { name: "产品" });
  expect(tags.textContent).toContain("来源");
  expect(tags.textContent).toContain("自有");
  expect([asked[0]?.origin, asked.at(-1)?.origin]).toEqual(["all", "own"]);
  await user.click(within(tags).getByRole("button", { name: "清除产品条件" }));
  expect(at.address).toBe("/fan");
});

test("the filter stands only where there are own products, or where the address asks for them", async () => {
  openList(
    <FanList />,
    fans([
      { products: 0, deletedAt: null },
      { products: 5, deletedAt: 1_790_000_000_000 },
    ]),
  );
  await screen.findByRole("row", { name: /XK-1/u });
  await screen.findByRole("combobox", { name: "数据" });
  expect(screen.queryByRole("combobox", { name: "来源" })).toBeNull();
});

test("nobody's libraries are asked for before somebody signs in, but a link's origin can be taken back", async () => {
  const user = userEvent.setup();
  signIn(null);
  const { at } = openList(
    <FanList />,
    { products: [], relaxations: [{ kind: "origin", count: 7 }], libraries: "refused" },
    "/fan?origin=own",
  );
  expect(await screen.findByRole("combobox", { name: "来源" })).toHaveProperty("value", "自有");
  await user.click(await screen.findByRole("button", { name: "不限来源（7 个）" }));
  expect(at.address).toBe("/fan");
});
