import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { StatusTag } from "#ui/screens/designs/StatusTag.tsx";
import { renderInApp } from "../../renderInApp.tsx";

it("has a word for every status", () => {
  renderInApp(
    <>
      <StatusTag status="PROCESSING" />
      <StatusTag status="PROCESSED_FAILED" />
      <StatusTag status="TOBE_RELEASED" />
      <StatusTag status="RELEASED" />
    </>,
  );
  for (const word of ["处理中", "处理失败", "待发布", "已发布"]) expect(screen.getByText(word)).toBeDefined();
});
