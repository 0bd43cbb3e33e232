import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Field } from "#ui/kit/input/Field.tsx";
import { renderInApp } from "../../renderInApp.tsx";

it("is the label of its one control", async () => {
  renderInApp(<Field label="品牌">{(control) => <input {...control} />}</Field>);
  await userEvent.click(screen.getByText("品牌"));
  expect(screen.getByLabelText("品牌")).toBe(document.activeElement);
});

it("names a group of controls", () => {
  renderInApp(
    <Field label="机外静压">
      <input aria-label="从" />
      <input aria-label="到" />
    </Field>,
  );
  expect(screen.getByRole("group", { name: "机外静压" }).querySelectorAll("input")).toHaveLength(2);
});

it("ties an error to the control", () => {
  renderInApp(
    <Field label="风量" error="最大值不能小于最小值">
      {(control) => <input {...control} />}
    </Field>,
  );
  const id = screen.getByLabelText("风量").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe("最大值不能小于最小值");
});

it("ties an error to a group", () => {
  renderInApp(
    <Field label="机外静压" error="机外静压不能为空">
      <input aria-label="从" />
    </Field>,
  );
  const id = screen.getByRole("group").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe("机外静压不能为空");
});

it("says what is required, and does not read the star out", () => {
  renderInApp(
    <Field label="风量" required>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByRole("textbox", { name: "风量" }).getAttribute("aria-required")).toBe("true");
});
