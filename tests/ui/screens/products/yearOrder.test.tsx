import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { FoundProduct } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { foundFan, openList } from "./openList.tsx";

const YEARS: readonly (readonly [string, FoundProduct["yearlyEnergy"]])[] = [
  ["LYF-A", { energy: 8512.4, shortfall: 0, fault: null }],
  ["LYF-B", { energy: null, shortfall: 0, fault: { code: "row-unmet", share: 0.75, load: null } }],
  ["LYF-C", { energy: null, shortfall: 0, fault: { code: "overload", share: 1, load: 1.2 } }],
];
const FANS = YEARS.map(([model, yearlyEnergy]) => foundFan(model, yearlyEnergy && { yearlyEnergy }));
const DUTY = `/fan?duty=${PROPERTY.airFlow}:12000,${PROPERTY.totalPressure}:650`;

describe("the order by a year", () => {
  it("is chosen by its name beside deviation, efficiency and power", async () => {
    const { at, asked } = openList(<FanList />, { products: FANS }, DUTY);
    await userEvent.click(await screen.findByRole("combobox", { name: "排序" }));
    const names = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    expect(names.filter((name) => /省功率优先|工况偏差|年耗电|效率|功率/u.test(name))).toEqual([
      "省功率优先",
      "工况偏差",
      "年耗电",
      "效率",
      "功率",
    ]);
    await userEvent.click(screen.getByRole("option", { name: "效率" }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ orderBy: PROPERTY.totalPressureEfficiency, orderType: "DESC" }),
    );
    await userEvent.click(screen.getByRole("combobox", { name: "排序" }));
    await userEvent.click(screen.getByRole("option", { name: "年耗电" }));
    await waitFor(() => expect(at.address).toContain("&sort=yearlyEnergy:asc"));
  });

  it("orders by all the year before anybody types, and keeps what it is computed for in the address", async () => {
    const { at, asked } = openList(<FanList />, { products: FANS }, `${DUTY}&sort=yearlyEnergy:asc`);
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ orderBy: "yearlyEnergy", energy: { hours: 8760 } }),
    );
    await screen.findByRole("textbox", { name: "年运行小时（h）" });
    fireEvent.change(screen.getByRole("textbox", { name: "年运行小时（h）" }), { target: { value: "4000" } });
    await waitFor(() => expect(at.address).toContain("&energyHours=4000"));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        orderBy: "yearlyEnergy",
        orderType: "ASC",
        energy: { hours: 4000, profile: "constant", control: "throttled" },
      }),
    );
    expect(await screen.findByRole("columnheader", { name: /年耗电/u })).toBeTruthy();
    const link = await screen.findByRole("link", { name: "LYF-A" });
    expect(link.getAttribute("href")).toContain("energyHours=4000");
  });

  it("shows of each row its figure, or why it has none", async () => {
    openList(<FanList />, { products: FANS }, `${DUTY}&sort=yearlyEnergy:asc&energyHours=4000`);
    const cellOf = async (model: string, text: string) => {
      const row = (await screen.findByRole("link", { name: model })).closest("tr") ?? document.body;
      return within(row).findByText(text);
    };
    expect(await cellOf("LYF-A", "8,512")).toBeTruthy();
    expect((await cellOf("LYF-B", "压力不足")).getAttribute("title")).toBe(
      "75% 流量时最高转速仍达不到控制压力",
    );
    expect((await cellOf("LYF-C", "电机过载")).getAttribute("title")).toBe(
      "100% 流量：电动机过载（120%），请选大一档",
    );
  });

  it("that the server refuses for so many is said, keeps what was entered, and leads to another order", async () => {
    const issues = [{ path: "orderBy", message: "is for fewer products" }];
    const error = new ApiError("invalid.parameter", "符合的产品太多", { status: 400, data: { issues } });
    const { at, asked } = openList(
      <FanList />,
      { products: FANS, refusal: { orderBy: "yearlyEnergy", error } },
      `${DUTY}&sort=yearlyEnergy:asc&energyHours=4000`,
    );
    expect(await screen.findByText("符合的产品太多，不能按年耗电排序")).toBeTruthy();
    expect(screen.getByText(/^超过本站一次计算年耗电的产品数/u)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "年运行小时（h）" }).value).toBe("4000");
    await userEvent.click(screen.getByRole("button", { name: "改为省功率优先" }));
    expect(await screen.findByRole("link", { name: "LYF-A" })).toBeTruthy();
    expect(screen.queryByText("符合的产品太多，不能按年耗电排序")).toBeNull();
    expect(asked.at(-1)?.orderBy).not.toBe("yearlyEnergy");
    expect(at.address).toContain(`${PROPERTY.airFlow}:12000`);
  });
});
