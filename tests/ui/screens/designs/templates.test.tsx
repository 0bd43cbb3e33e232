import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { getTemplate, listTemplates } from "#api/contract/designTemplates.ts";
// Loaded before it is asked for, so that no test waits for it.
import "#ui/screens/designs/TemplateDrawer.tsx";
import { SchemeList } from "#ui/screens/designs/DesignLists.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const TEMPLATE = {
  id: "template-1",
  name: "制冷机房",
  description: "两台螺杆机，一级泵",
  categoryCode: "cooling",
  categoryName: "制冷机房",
  status: "RELEASED",
  isSample: true,
  source: "示例数据",
  softwareCode: "AppGarch",
  softwareVersion: "2024",
  templateFileName: "制冷机房.ifc",
  suffix: "ifc",
  thumbnail: "/t",
};
const LAID_OUT = {
  facts: [{ name: "冷水供回水温度", value: "7 / 12 ℃" }],
  bill: { products: [], runs: [] },
  ...{ legends: [], connections: [], metaJson: "{}" },
  modules: [{ id: "module-1", name: "螺杆式冷水机组（两台并联）" }],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

it("opens a template with what it was laid out for, and leads to its modules", async () => {
  const api = fakeApi((endpoint) => {
    if (endpoint === listTemplates) return { list: [TEMPLATE], totalCount: 1, categories: [] };
    if (endpoint === getTemplate) return { ...TEMPLATE, ...LAID_OUT };
    throw new Error(`nobody answers ${endpoint.path}`);
  });
  renderInApp(
    <>
      <SchemeList />
      <Address />
    </>,
    { services: fakeServices({ api }), address: "/scheme" },
  );
  await userEvent.click(await screen.findByRole("button", { name: "制冷机房" }));
  const drawer = within(await screen.findByRole("dialog", { name: "制冷机房" }));
  expect(await drawer.findByText("7 / 12 ℃")).toBeTruthy();
  await userEvent.click(drawer.getByRole("link", { name: "螺杆式冷水机组（两台并联）" }));
  expect(screen.getByTestId("address").textContent).toBe("/module?name=螺杆式冷水机组（两台并联）");
});
