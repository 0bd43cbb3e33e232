import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DrawnPicture } from "#ui/screens/designs/facts/DrawnPicture.tsx";
import { renderInApp } from "../../../renderInApp.tsx";

it("says that a picture is being drawn until it is there", () => {
  renderInApp(<DrawnPicture src="/a.svg" alt="平面图" />);
  expect(screen.getByRole("status", { name: "平面图绘制中" })).toBeTruthy();
  fireEvent.load(screen.getByRole("img"));
  expect(screen.queryByRole("status")).toBeNull();
});

it("says where a picture does not come", () => {
  renderInApp(<DrawnPicture src="/a.svg" alt="平面图" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText("未能取得图片")).toBeTruthy();
});
