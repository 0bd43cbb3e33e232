import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { readRuntimePoints } from "#api/contract/curves.ts";
import { getCurrentProject } from "#api/contract/projects.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SelectLink } from "#ui/components/project/SelectLink.tsx";
import { notices, useNoticeList } from "#ui/hooks/services/useNotices.ts";
import { fakeApi, fakeServices, renderInApp, signedIn } from "../../renderInApp.tsx";

const FAN = {
  id: "fan-1",
  model: "LYF-9",
  gjwCategoryCode: "C000001",
  speedControl: "SINGLE_SPEED",
  duty: [
    { code: PROPERTY.airFlow, value: 12_000, deviationRate: 10 },
    { code: PROPERTY.totalPressure, value: 650, deviationRate: null },
  ],
  rate: null,
} as const;
const READING = {
  curveCode: "C-1",
  speed: "1120",
  unitSpeed: "r/min",
  nameX: "风量",
  valueX: 12_267,
  unitX: "m³/h",
  nameY: "全压",
  valueY: 679,
  unitY: "Pa",
  isUnstable: false,
};

afterEach(() => act(() => notices.clear()));

function offer({ isDown = false, requireLogin = () => Promise.resolve(true) } = {}) {
  const post = vi.fn();
  const api = fakeApi(({ path, method }, asking) => {
    if (path === getCurrentProject.path) return { id: "p1" };
    if (path === readRuntimePoints.path) return [READING];
    if (isDown) throw new Error("down");
    post(`${method} ${path}`, asking);
    return {};
  });
  renderInApp(<SelectLink product={FAN} />, {
    services: fakeServices({ api, account: { ...signedIn(), requireLogin } }),
  });
  return post;
}
const press = () => userEvent.click(screen.getByRole("button", { name: "选中 LYF-9" }));
const said = () => useNoticeList.getState().map(({ kind, text, detail }) => [kind, text, detail]);

it("selects with what was asked and what the product does there, and says so", async () => {
  const post = offer();
  await press();
  await waitFor(() => expect(said()).toEqual([["success", "已选中，可在“已选产品”中查看", ""]]));
  const asked = { unit: "m³/h", codes: [PROPERTY.airFlow], name: "风量", values: [12_000], type: "design" };
  expect(post.mock.calls).toMatchObject([
    [
      "POST /private/v1/personal_projects/{projectId}/personal_products",
      {
        params: { projectId: "p1" },
        body: {
          productId: "fan-1",
          designProperties: [asked, { name: "全压", values: [650], unit: "Pa" }],
          runtimeProperties: [
            { name: "风量", values: [12_267], sort: 0, type: "runtime" },
            { name: "全压", values: [679], sort: 1, codes: ["C-1"] },
          ],
        },
      },
    ],
  ]);
});

it("says that selecting failed, and can be pressed again", async () => {
  offer({ isDown: true });
  await press();
  await waitFor(() => expect(said()).toEqual([["error", "选中失败，请稍后重试", ""]]));
  expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false);
});

it("selects nothing for whoever closes the sign-in dialog, and says nothing", async () => {
  const post = offer({ requireLogin: () => Promise.resolve(false) });
  await press();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
  expect(post).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});
