import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { LinkButton } from "#ui/kit/input/LinkButton.tsx";
import { renderInApp } from "../../renderInApp.tsx";

it("is a button that no form submits by", async () => {
  const onClick = vi.fn();
  renderInApp(<LinkButton onClick={onClick}>重新选择</LinkButton>);
  await userEvent.click(screen.getByRole("button", { name: "重新选择" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});

it("does nothing while it is off", async () => {
  const onClick = vi.fn();
  renderInApp(
    <LinkButton disabled onClick={onClick}>
      查看详情
    </LinkButton>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(onClick).not.toHaveBeenCalled();
});
