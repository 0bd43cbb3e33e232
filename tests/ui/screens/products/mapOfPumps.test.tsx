import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { PumpList } from "#ui/screens/products/PumpList.tsx";
import { fakeDuty } from "../../duty/map/fakeDuty.ts";
import { makeRoom, watchPen } from "../../duty/map/roomyPage.ts";
import { foundFan, openList } from "./openList.tsx";

beforeEach(() => {
  makeRoom();
  watchPen();
});

it("a list of pumps fetches nothing of the catalogue before its map is asked for", async () => {
  const { client, opened } = fakeDuty();
  openList(<PumpList />, { products: [foundFan("P-1")], totalCount: 617, duty: client }, "/pump", "/pump");
  await screen.findByText("617");
  const ask = await screen.findByRole("button", { name: "查看产品分布" });
  expect(opened).toEqual([]);
  await act(async () => void fireEvent.click(ask));
  expect(new Set(opened)).toEqual(new Set(["C000002"]));
  expect(await screen.findByRole("img", { name: "工况点图：流量与扬程" })).toBeTruthy();
});
