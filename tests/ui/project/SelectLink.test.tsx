import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { readWorkCondition } from "#api/contract/curves.ts";
import { getCurrentProject } from "#api/contract/projects.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SelectLink, type SelectLinkProps } from "#ui/project/SelectLink.tsx";
import type { Outbox } from "#ui/page/services/Outbox.ts";
import { notices, useNoticeList } from "#ui/page/services/useNotices.ts";
import { fakeApi, fakeServices, renderInApp, signedIn } from "../renderInApp.tsx";

type Fan = SelectLinkProps["product"];
const FAN: Fan = {
  id: "fan-1",
  model: "LYF-9",
  gjwCategoryCode: "C000001",
  speedControl: "SINGLE_SPEED",
  duty: [
    { code: PROPERTY.airFlow, value: 12_000, deviationRate: 10 },
    { code: PROPERTY.totalPressure, value: 650, deviationRate: null },
  ],
  rate: null,
};
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
  otherSystems: [],
};

afterEach(() => act(() => notices.clear()));

/** What the server answers of a duty, at the share of full speed that it is asked for. */
const readAt = (rate: number | null) => ({
  intersectionPoints: [READING],
  workConditionCurves: [],
  speedRegulate:
    rate === null
      ? null
      : { rate, curves: [], intersectionPoints: [{ ...READING, valueX: 9814, valueY: 435 }] },
  powerConsumptionPerAirVolume: null,
});

interface Offered {
  readonly isDown?: boolean;
  readonly isGone?: boolean;
  /** Until somebody signs in again. */
  readonly hasEnded?: boolean;
  readonly keep?: Outbox["keep"];
  readonly requireLogin?: () => Promise<boolean>;
  readonly fan?: SelectLinkProps["product"];
}
function offer({
  isDown = false,
  isGone = false,
  hasEnded = false,
  keep = () => Promise.reject(new Error("the browser keeps nothing")),
  requireLogin = () => Promise.resolve(true),
  fan = FAN,
}: Offered = {}) {
  const post = vi.fn();
  let isOut = hasEnded;
  const login = async () => {
    const isIn = await requireLogin();
    if (isIn && asks++ > 0) isOut = false;
    return isIn;
  };
  let asks = 0;
  const api = fakeApi(({ path, method }, asking) => {
    if (path === getCurrentProject.path) return { id: "p1", name: "一期" };
    if (path === readWorkCondition.path)
      return readAt((asking as { body: { rate: number | null } }).body.rate);
    if (isOut) throw new ApiError("authentication.failed", "The session is over");
    if (isDown) throw new Error("down");
    if (isGone) throw new ApiError("network", "网络连接失败，请检查网络");
    post(`${method} ${path}`, asking);
    return {};
  });
  renderInApp(<SelectLink product={fan} />, {
    services: fakeServices({
      api,
      account: { ...signedIn(), requireLogin: login },
      outbox: { ...fakeServices().outbox, keep },
    }),
  });
  return post;
}
const press = () => userEvent.click(screen.getByRole("button", { name: "选中 LYF-9" }));
const said = () => useNoticeList.getState().map(({ kind, text, detail }) => [kind, text, detail]);

it("selects for a room of a batch what was chosen there, and asks nothing of curves", async () => {
  const room = {
    designProperties: [
      { codes: ["room"], name: "房间", sort: 0, unit: null, values: ["1F-3"], type: "design" as const },
    ],
    runtimeProperties: [],
    equipmentNum: 4,
  };
  const post = offer({ fan: { ...FAN, duty: [], room } });
  await press();
  await waitFor(() => expect(said()).toEqual([["success", "已选中，可在“已选产品”中查看", ""]]));
  expect(post.mock.lastCall?.[1]).toMatchObject({ body: { productId: "fan-1", ...room } });
});

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

it("selects at the speed that it is regulated to", async () => {
  const post = offer({ fan: { ...FAN, rate: 0.8 } });
  await press();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post.mock.lastCall?.[1]).toMatchObject({
    body: {
      runtimeProperties: [
        { name: "转速比例", values: [80], unit: "%" },
        { name: "风量", values: [9814] },
        { name: "全压", values: [435] },
      ],
    },
  });
});

it("says that selecting failed, and can be pressed again", async () => {
  offer({ isDown: true });
  await press();
  await waitFor(() => expect(said()).toEqual([["error", "选中失败，请稍后重试", ""]]));
  expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false);
});

it("keeps what could not be sent, with its key and all that was learned, and says so", async () => {
  const keep = vi.fn().mockResolvedValue(undefined);
  offer({ isGone: true, keep });
  await press();
  await waitFor(() =>
    expect(said()).toEqual([["success", "已暂存，连接恢复后自动选中", "可在“已选产品”中查看"]]),
  );
  expect(keep.mock.calls).toMatchObject([
    [
      {
        key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u),
        product: FAN,
        project: { id: "p1" },
        body: { productId: "fan-1", designProperties: [{ values: [12_000] }, { values: [650] }] },
      },
    ],
  ]);
});

it("says that selecting failed where the server is gone and the browser keeps nothing", async () => {
  offer({ isGone: true });
  await press();
  await waitFor(() => expect(said()).toEqual([["error", "选中失败，请稍后重试", ""]]));
});

it("selects nothing for whoever closes the sign-in dialog, and says nothing", async () => {
  const post = offer({ requireLogin: () => Promise.resolve(false) });
  await press();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
  expect(post).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

it("asks to sign in where the session has ended unseen, and goes on", async () => {
  const post = offer({ hasEnded: true });
  await press();
  await waitFor(() => expect(said()).toEqual([["success", "已选中，可在“已选产品”中查看", ""]]));
  expect(post).toHaveBeenCalledOnce();
});

it("says nothing more to whoever does not sign in again", async () => {
  const requireLogin = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false);
  const post = offer({ hasEnded: true, requireLogin });
  await press();
  await waitFor(() => expect(requireLogin).toHaveBeenCalledTimes(2));
  expect(said()).toEqual([]);
  expect(post).not.toHaveBeenCalled();
});
