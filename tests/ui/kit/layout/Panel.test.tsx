import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Panel } from "#ui/kit/layout/Panel.tsx";
import { renderInApp } from "../../renderInApp.tsx";

it("is a region named by its title", () => {
  renderInApp(
    <Panel title="筛选条件" note="修改后需重新选型" tools={<button type="button">收起</button>}>
      内容
    </Panel>,
  );
  const region = screen.getByRole("region", { name: "筛选条件" });
  expect(region.textContent).toBe("筛选条件修改后需重新选型收起内容");
});

it("without a title is no region of its own", () => {
  renderInApp(<Panel>内容</Panel>);
  expect(screen.queryByRole("region", { name: /./u })).toBeNull();
});
