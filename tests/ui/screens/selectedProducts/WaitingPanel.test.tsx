import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aggregateSelectedCategories } from "#api/contract/projectProducts.ts";
import type { WaitingSelection } from "#ui/page/services/Outbox.ts";
import { useOutbox } from "#ui/project/outbox/useOutbox.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import { WaitingPanel } from "#ui/screens/selectedProducts/WaitingPanel.tsx";
import { BasketCount } from "#ui/shell/basket/BasketCount.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const waiting = (key: string, over: Partial<WaitingSelection> = {}): WaitingSelection => ({
  key,
  userId: "7",
  product: {
    id: key,
    model: `LYF-${key}`,
    gjwCategoryCode: "C000001",
    speedControl: "SINGLE_SPEED",
    duty: [],
    rate: null,
  },
  project: { id: "p1", name: "一期" },
  body: null,
  madeAt: Date.UTC(2026, 10, 22, 4),
  refusal: null,
  ...over,
});
const outbox = {
  keep: vi.fn(),
  send: vi.fn().mockResolvedValue(undefined),
  remove: vi.fn().mockResolvedValue(undefined),
  refresh: vi.fn().mockResolvedValue(undefined),
};
beforeEach(() => {
  useSession.setState({ token: "t", user: { id: "7", uniqueId: "u7", name: "李明远", isOperator: false } });
  for (const call of [outbox.send, outbox.remove, outbox.refresh]) call.mockResolvedValue(undefined);
});

it("lists what waits and why, sends it again, and deletes one after a question", async () => {
  const why = "项目“一期”已不能修改，重试时选入当前项目";
  useOutbox.setState({
    waiting: [waiting("1"), waiting("2", { project: null, refusal: { why, isOfProject: true } })],
    kept: 2,
  });
  renderInApp(<WaitingPanel />, { services: fakeServices({ outbox }) });
  expect(screen.getByRole("heading", { name: "待发送 2 项" })).toBeTruthy();
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^LYF-1一期.*等待连接恢复删除$/u),
    expect.stringMatching(/^LYF-2当前项目.*项目“一期”已不能修改，重试时选入当前项目删除$/u),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(outbox.send).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "删除待发送的 LYF-1" }));
  await userEvent.click(screen.getByRole("button", { name: "删除" }));
  expect(outbox.remove).toHaveBeenCalledExactlyOnceWith("1");
});

it("tells nobody but the number of what others selected here", () => {
  useSession.setState({ token: null, user: null });
  useOutbox.setState({ kept: 3 });
  renderInApp(<WaitingPanel />, { services: fakeServices({ outbox }) });
  expect(screen.getByRole("status").textContent).toBe(
    "本机有 3 项选中的产品等待发送，选中它们的人登录后自动发送",
  );
  expect(screen.queryByRole("button")).toBeNull();
});

it("is counted at the basket, also where the project's own count is not known", async () => {
  const api = fakeApi(({ path, method }) => {
    if (path === aggregateSelectedCategories.path && method === "GET")
      return [{ code: "C000001", name: "通风机", count: 12, equipmentNum: 12 }];
    return { id: "p1", name: "一期" };
  });
  renderInApp(
    <p>
      已选产品
      <BasketCount />
    </p>,
    { services: fakeServices({ api }) },
  );
  act(() => useOutbox.setState({ waiting: [waiting("1"), waiting("2")] }));
  expect(screen.getByText(/^已选产品/u).textContent).toContain("待发送 2");
  expect(await screen.findByText(/\(12\)/u)).toBeTruthy();
});
