import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SpeedPercentInput } from "#ui/chart/SpeedPercentInput.tsx";
import { renderInApp } from "../renderInApp.tsx";

it.each([
  ["emptied", ""],
  ["left with letters", "abc"],
  ["left with a point alone", "."],
])("the speed goes back to what it was when its field is %s", async (_, typed) => {
  const percents: number[] = [];
  const user = userEvent.setup();
  renderInApp(
    <SpeedPercentInput percent={83.5} isDisabled={false} onChange={(percent) => percents.push(percent)} />,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /转速百分比/u });
  await user.clear(field);
  if (typed !== "") await user.type(field, typed);
  await user.tab();
  expect(field.value).toBe("83.5");
  expect(percents).toEqual([]);
});
