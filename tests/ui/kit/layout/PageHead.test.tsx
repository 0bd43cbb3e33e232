import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageHead } from "#ui/kit/layout/PageHead.tsx";
import { RouteTitleProvider } from "#ui/page/browser/RouteTitle.tsx";
import { renderInApp } from "../../renderInApp.tsx";

it("leads from the product library to the route's title", () => {
  renderInApp(
    <RouteTitleProvider value="批量选型">
      <PageHead />
    </RouteTitleProvider>,
  );
  const place = within(screen.getByRole("navigation", { name: "当前位置" }));
  expect(place.getByRole("link", { name: "产品库" }).getAttribute("href")).toBe("/");
  expect(place.getByRole("heading", { name: "批量选型" })).toBeTruthy();
});

it("shows the category or model that the page is about instead", () => {
  renderInApp(
    <RouteTitleProvider value="产品详情">
      <PageHead title="LYF-560C-4" />
    </RouteTitleProvider>,
  );
  expect(screen.getByRole("heading").textContent).toBe("LYF-560C-4");
});

it("marks the current kind among its tabs", () => {
  renderInApp(
    <PageHead
      title="批量选型"
      tabs={[
        { label: "风机盘管", to: "/multiRoom/fanCoil", isCurrent: true },
        { label: "风口", to: "/multiRoom/airOutlet", isCurrent: false },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "批量选型" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "风机盘管" }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: "风口" }).getAttribute("aria-current")).toBeNull();
});
