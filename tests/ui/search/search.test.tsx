import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Brand } from "#api/contract/products.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { BrandTags } from "#ui/duty/form/BrandTags.tsx";
import { CurveSearchForm } from "#ui/screens/products/search/CurveSearchForm.tsx";
import { ResultSummary } from "#ui/screens/products/ResultSummary.tsx";
import { useCurveForm } from "#ui/duty/form/useCurveForm.ts";
import { renderInApp } from "../renderInApp.tsx";

const NAMES = [
  "北辰",
  "澄川",
  "峰澜",
  "广衡",
  "禾岳",
  "恒屿",
  "玖川",
  "朗源",
  "沐川",
  "南屏",
  "瑞禾",
  "松岭",
  "禹风",
];
const brands = NAMES.map((brandName, at): Brand => ({
  brandCode: `B${at}`,
  brandName,
  brandUrl: null,
  count: at,
  disabled: at === 0,
}));

describe("brands", () => {
  it("beyond a line are found by their first letter", async () => {
    const onChoose = vi.fn();
    renderInApp(<BrandTags brands={brands} chosen={null} onChoose={onChoose} />);
    expect(screen.queryByRole("button", { name: "禹风" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "全部品牌" }));
    const list = await screen.findByRole("dialog");
    await userEvent.click(within(list).getByRole("button", { name: "Y" }));
    expect(within(within(list).getByRole("group", { name: "品牌" })).getAllByRole("button")).toHaveLength(1);
    expect(within(list).getByRole<HTMLButtonElement>("button", { name: "A" }).disabled).toBe(true);
    await userEvent.click(within(list).getByRole("button", { name: "禹风" }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("B12");
  });

  it("give the focus back to the button that opened them, each time", async () => {
    renderInApp(<BrandTags brands={brands} chosen={null} onChoose={vi.fn()} />);
    const button = screen.getByRole("button", { name: "全部品牌" });
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(button);
      const list = await screen.findByRole("dialog", { name: "全部品牌" });
      await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(document.activeElement).toBe(button));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    await userEvent.click(button);
    await screen.findByRole("dialog");
    // A click on the button is no click beside it, which would close and open at once.
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("always show the chosen one, which can be given up even without products", async () => {
    const onChoose = vi.fn();
    renderInApp(<BrandTags brands={brands} chosen="B12" onChoose={onChoose} />);
    const chosen = screen.getByRole("button", { name: "禹风" });
    expect(chosen.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(chosen);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(null);
  });
});

describe("a pump's duty", () => {
  const fields = dutyFields(PUMP, "SINGLE_SPEED");
  const FOUND: readonly DutyEntry[] = [
    { code: "P000007", value: 120, deviationRate: null },
    { code: fields[1]?.code ?? "", value: 32, deviationRate: 5 },
  ];
  function Form({ onSearch }: { readonly onSearch: (duty: readonly DutyEntry[]) => void }) {
    return <CurveSearchForm form={useCurveForm(fields, FOUND)} onSearch={onSearch} />;
  }

  it("keeps its exact flow through another unit", async () => {
    const onSearch = vi.fn();
    renderInApp(<Form onSearch={onSearch} />);
    await userEvent.click(screen.getByRole("radio", { name: "L/s" }));
    // 120/3.6, to two decimals
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "流量（L/s）" }).value).toBe("33.33");
    await userEvent.click(screen.getByRole("radio", { name: "m³/h" }));
    await userEvent.click(screen.getByRole("button", { name: "查询" }));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(FOUND);
  });

  it("typed in L/s is searched for in m³/h, cut to six decimals", async () => {
    const onSearch = vi.fn();
    renderInApp(<Form onSearch={onSearch} />);
    await userEvent.click(screen.getByRole("radio", { name: "L/s" }));
    const flow = screen.getByRole("textbox", { name: "流量（L/s）" });
    await userEvent.clear(flow);
    await userEvent.type(flow, "33.33{Enter}");
    expect(onSearch.mock.calls[0]?.[0]).toMatchObject([{ code: "P000007", value: 119.988 }, { value: 32 }]);
  });
});

describe("a summary of results", () => {
  it("folds to its count and back", async () => {
    const chip = { key: "flow", label: "风量", value: "12,000 m³/h", onRemove: () => {} };
    renderInApp(
      <ResultSummary
        count={43}
        groups={[{ name: "曲线", chips: [chip], onClear: () => {} }]}
        onClearAll={() => {}}
      />,
    );
    expect(screen.getByRole("status").textContent).toBe("共 43 个结果");
    await userEvent.click(screen.getByRole("button", { name: "收起" }));
    expect(screen.queryByText("12,000 m³/h")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "展开" }));
    expect(screen.getByText("12,000 m³/h")).toBeTruthy();
  });

  it("draws no group without filters and says while it counts", () => {
    renderInApp(
      <ResultSummary
        count="counting"
        groups={[{ name: "曲线", chips: [], onClear: () => {} }]}
        onClearAll={() => {}}
      />,
    );
    expect(screen.getByRole("status").textContent).toBe("正在查询…");
    expect(screen.queryByText("曲线")).toBeNull();
    expect(screen.queryByRole("button", { name: "清除全部" })).toBeNull();
  });
});
