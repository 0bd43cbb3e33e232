import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { GoodsQuestion } from "#domain/products/goods/GoodsRequest.ts";
import { PricePanel } from "#ui/prices/PricePanel.tsx";
import { fakeApi, fakeServices, renderInApp } from "../renderInApp.tsx";
import { AREAS, DEFINITIONS, goods } from "./priceData.ts";

test("areas and conditions that do not come say so, the search goes on without them, and each is asked for again", async () => {
  const asked: GoodsQuestion[] = [];
  let isDown = true;
  const api = fakeApi(({ path }, asking) => {
    if (isDown && (path === "/selection/areas" || path.endsWith("/properties")))
      throw new ApiError("internal.error", "服务器出错");
    if (path === "/selection/areas") return AREAS;
    if (path.endsWith("/properties")) return DEFINITIONS;
    asked.push((asking as { body: GoodsQuestion }).body);
    return { list: [goods(1)], totalCount: 1 };
  });
  renderInApp(<PricePanel categoryCode="C000015" subject={null} areaOfLink={null} />, {
    services: fakeServices({ api }),
  });
  expect(await screen.findByText("1,280.50")).toBeDefined();
  expect(asked.map(({ areaCode }) => areaCode)).toEqual(["1"]);
  const alerts = await screen.findAllByRole("alert");
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    "地区加载失败 重试",
    "属性条件加载失败 重试",
  ]);
  isDown = false;
  for (const retry of screen.getAllByRole("button", { name: "重试" })) await userEvent.click(retry);
  expect(await screen.findByRole("combobox", { name: "省份" })).toBeDefined();
  expect(await screen.findByRole("textbox", { name: "公称直径（mm）" })).toBeDefined();
});
