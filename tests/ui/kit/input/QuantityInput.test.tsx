import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { QuantityInput, type QuantityInputProps } from "#ui/kit/input/QuantityInput.tsx";
import { renderInApp } from "../../renderInApp.tsx";

function Held(props: Partial<QuantityInputProps>) {
  const [value, setValue] = useState("");
  return <QuantityInput label="单台承担面积" unit="㎡" {...props} value={value} onChange={setValue} />;
}
const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "单台承担面积（㎡）" });

it("is named by its label and its unit", () => {
  renderInApp(<Held />);
  expect(input().value).toBe("");
  expect(screen.getByText("㎡")).toBeTruthy();
});

it("takes what its rule leaves of the typed text", async () => {
  renderInApp(<Held clean={(text) => text.replaceAll(/\D/gu, "")} />);
  await userEvent.type(input(), "2a0.");
  expect(input().value).toBe("20");
});

it("is marked as wrong, without a sentence of its own", () => {
  renderInApp(<Held error="单台承担面积不能为空" />);
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("单台承担面积不能为空")).toBeNull();
});

it("takes nothing while it is off", async () => {
  renderInApp(<Held disabled />);
  await userEvent.type(input(), "20");
  expect(input().value).toBe("");
});

it("hands its input over to be focused", () => {
  let element: HTMLInputElement | null = null;
  renderInApp(<Held inputRef={(found) => void (element = found)} />);
  expect(element).toBe(input());
});
