import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { listParameterValues } from "#api/contract/products.ts";
import { aggregateProductSeries, queryProducts } from "#api/contract/search.ts";
import { SILENCER_FIGURES } from "#domain/desk/sound/silencerSizes.ts";
import { CatalogueSilencers } from "#ui/screens/sound/CatalogueSilencers.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const SIZE = [800, 500, 900];
const LOSSES = [4, 8, 15, 22, 28, 25, 18, 14];

/** One series with one product, which states these figures; each call can be made to fail. */
function open(figures: readonly number[], fails: (path: string) => boolean = () => false) {
  const onTake = vi.fn<(name: string, lines: string) => void>();
  const api = fakeApi(({ path }) => {
    if (fails(path)) throw new Error("no answer");
    if (path === aggregateProductSeries.path)
      return [{ productSeriesId: "s1", productSeriesName: "片式消声器", brandName: "北辰" }];
    if (path === queryProducts.path) return { list: [{ id: "p1" }] };
    expect(path).toBe(listParameterValues.path);
    return [{ parameters: figures.map((value, at) => ({ code: SILENCER_FIGURES[at], value })) }];
  });
  renderInApp(<CatalogueSilencers onTake={onTake} />, { services: fakeServices({ api }) });
  fireEvent.click(screen.getByRole("button", { name: "从产品目录选择" }));
  return onTake;
}
async function choose(select: string, option: string) {
  const input = screen.getByRole("combobox", { name: select });
  await waitFor(() => expect(input).toHaveProperty("disabled", false));
  fireEvent.click(input);
  fireEvent.click(await screen.findByRole("option", { name: option, hidden: true }));
}

it("takes a cross-section of a series with its lengths and octaves", async () => {
  const onTake = open([...SIZE, ...LOSSES]);
  await choose("消声器系列", "北辰 片式消声器");
  await choose("消声器截面", "800×500");
  expect(onTake.mock.calls).toEqual([["北辰 片式消声器 800×500", ["900", ...LOSSES].join(" ")]]);
  expect(screen.queryByRole("combobox", { name: "消声器系列" })).toBeNull();
});

it("says where a series states no octaves, and what then can be done", async () => {
  open(SIZE);
  await choose("消声器系列", "北辰 片式消声器");
  expect(await screen.findByText("该系列未提供倍频带插入损失，可选其他系列或按样本填入")).toBeTruthy();
});

it("asks again for what could not be read", async () => {
  let isAway = true;
  open([...SIZE, ...LOSSES], (path) => isAway && path === queryProducts.path);
  await choose("消声器系列", "北辰 片式消声器");
  expect(await screen.findByRole("alert")).toBeTruthy();
  isAway = false;
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  await choose("消声器截面", "800×500");
  expect(screen.queryByRole("alert")).toBeNull();
});
