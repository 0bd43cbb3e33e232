import { render, screen } from "@testing-library/react";
import { Activity } from "react";
import { expect, it } from "vitest";
import { useLandmark } from "#ui/screens/products/table/useLandmark.ts";

const List = () => <main ref={useLandmark()}>列表</main>;
const kept = (mode: "visible" | "hidden") => (
  <>
    <Activity mode={mode}>
      <List />
    </Activity>
    {mode === "hidden" && <main>详情</main>}
  </>
);
const landmarks = () => screen.queryAllByRole("main", { hidden: true }).map(({ textContent }) => textContent);

it("a page has one main landmark, whatever is kept alive behind it", () => {
  const { rerender } = render(kept("visible"));
  expect(landmarks()).toEqual(["列表"]);
  rerender(kept("hidden"));
  expect(landmarks()).toEqual(["详情"]);
  rerender(kept("visible"));
  expect(landmarks()).toEqual(["列表"]);
});
