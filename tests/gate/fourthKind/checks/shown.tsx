import { configure, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Shell } from "#ui/shell/Shell.tsx";
import { batchesWith, fakeApi, fakeServices, renderInApp } from "./renderInApp.tsx";
import { FakeBatch } from "./screens/batch/support/FakeBatch.ts";

/** The modules of a screen are read when it is opened. ms */
configure({ asyncUtilTimeout: 100_000 });

const openAt = (address: string) =>
  renderInApp(<Shell />, {
    address,
    services: fakeServices({
      api: fakeApi(() => []),
      batch: batchesWith({ airHandler: new FakeBatch() }),
    }),
  });

it("has a batch screen of its own, with its tab and its form", async () => {
  openAt("/multiRoom/airHandler");
  const tab = await screen.findByRole("link", { name: "空调机组" });
  expect(tab.getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: "风机盘管" }).getAttribute("aria-current")).toBeNull();
  expect(document.title).toBe("空调机组批量选型");
  const form = screen.getByRole("region", { name: "筛选条件" });
  expect(within(form).getByText("10 %")).toBeTruthy();
});

it("is linked from the home", async () => {
  openAt("/");
  const link = await screen.findByRole("link", { name: "空调机组" });
  expect(link.getAttribute("href")).toBe("/multiRoom/airHandler");
});
