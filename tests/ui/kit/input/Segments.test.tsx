import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Segments } from "#ui/kit/input/Segments.tsx";
import { renderInApp } from "../../renderInApp.tsx";

const KINDS = [
  { value: "water", label: "水" },
  { value: "glycol", label: "乙二醇" },
] as const;

function Example({ chosen }: { readonly chosen: string[] }) {
  const [value, setValue] = useState<"water" | "glycol">("water");
  return (
    <Segments
      aria-label="液体"
      data={KINDS}
      value={value}
      onChange={(next) => {
        chosen.push(next);
        setValue(next);
      }}
    />
  );
}

it("is a group of radio buttons, chosen by pointer and by arrow keys, and chooses nothing twice", async () => {
  const [user, chosen] = [userEvent.setup(), [] as string[]];
  renderInApp(<Example chosen={chosen} />);
  const [water, glycol] = ["水", "乙二醇"].map((name) =>
    screen.getByRole<HTMLInputElement>("radio", { name }),
  );
  expect(screen.getByRole("radiogroup", { name: "液体" }).contains(water!)).toBe(true);
  expect([water!.checked, glycol!.checked]).toEqual([true, false]);
  await user.click(screen.getByText("乙二醇"));
  await user.click(screen.getByText("乙二醇"));
  expect(chosen).toEqual(["glycol"]);
  expect([water!.checked, glycol!.checked]).toEqual([false, true]);
  await user.keyboard("{ArrowLeft}");
  expect(chosen).toEqual(["glycol", "water"]);
});
