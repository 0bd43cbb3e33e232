import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ErrorPage } from "#ui/screens/error/ErrorPage.tsx";
import { readDeadEnd } from "#ui/screens/error/readDeadEnd.ts";
import { renderInApp } from "../../renderInApp.tsx";

it("has ways on for who came by a typed address", () => {
  renderInApp(<ErrorPage />, { address: "/error" });
  expect(screen.getByRole("alert").textContent).toContain("页面不存在，或当前平台没有这个页面");
  expect(screen.getByRole("link", { name: "返回产品库" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: "风机盘管批量选型" }).getAttribute("href")).toBe(
    "/multiRoom/fanCoil",
  );
});

it.each([null, undefined, "text", 4, { code: "made-up", pathname: 7 }, []])(
  "makes nothing of the state %j",
  (state) => {
    expect(readDeadEnd(state)).toEqual({ code: "unstated", pathname: "" });
  },
);

it("reads what the shell left", () => {
  const left = { code: "other-platform", pathname: "/pump" };
  expect(readDeadEnd(left)).toEqual(left);
});
