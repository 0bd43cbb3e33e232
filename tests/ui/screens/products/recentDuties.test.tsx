import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { RecentDuties } from "#ui/screens/home/RecentDuties.tsx";
import { FanList } from "#ui/screens/products/FanList.tsx";
import { renderInApp } from "../../renderInApp.tsx";
import { foundFan, openList } from "./openList.tsx";

it("the home page leads back to a duty that a list was searched by, and to examples before there is one", async () => {
  const home = renderInApp(<RecentDuties />);
  expect(screen.getByRole("heading", { name: "试一个工况" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "流量 100 m³/h · 扬程 32 m" }).getAttribute("href")).toMatch(
    /^\/pump\?duty=/u,
  );
  openList(
    <FanList />,
    { products: [foundFan("LYF-630C-4")], totalCount: 617 },
    "/fan?duty=P000007:12000,P000008:650&brand=B000001&page=2",
  );
  await screen.findByRole("link", { name: "LYF-630C-4" });
  expect(await screen.findByText("617 个结果")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "最近工况" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "风量 12,000 m³/h · 全压 650 Pa · 1 项筛选" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toBe(
    "/fan?duty=P000007:12000,P000008:650&brand=B000001",
  );
  await waitFor(() => expect(localStorage.getItem("volute.recentDuties")).toContain("C000001"));
  home.unmount();
});
