import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PlanSplit } from "#domain/building/plan/PlanContent.ts";
import { SplitDifferences } from "#ui/screens/batch/versions/SplitDifferences.tsx";

const split = (more: Partial<PlanSplit> = {}): PlanSplit => ({
  ...{ id: "s1", name: "1F 多联机", rooms: 8, units: 9, ratio: 1.06, block: 32, available: 34.2 },
  ...{ length: 88.4, assumed: 18, outdoor: { id: "1", model: "V-335", hash: "", state: "meets" } },
  ...more,
});

it("says what became of a system of indoor units and its outdoor unit", () => {
  const after = split({
    ...{ units: 12, ratio: 1.4, block: 44.5 },
    outdoor: { id: "1", model: "V-335", hash: "", state: "fails" },
  });
  render(
    <MantineProvider>
      <SplitDifferences splits={[{ id: "s1", name: "1F 多联机", before: split(), after, isSame: false }]} />
    </MantineProvider>,
  );
  const cells = within(screen.getAllByRole("row")[1]!).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...["1F 多联机", "8", "9 → 12", "106 → 140", "32.0 → 44.5", "34.2", "88", "V-335", "仍满足 → 不再满足"],
  ]);
});
