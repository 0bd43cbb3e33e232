import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PlanDuty, PlanMachine } from "#domain/building/plan/PlanContent.ts";
import { SystemDifferences } from "#ui/screens/batch/versions/SystemDifferences.tsx";

const pump = (model: string, state?: PlanMachine["state"]): PlanMachine => ({
  id: model,
  model,
  hash: "",
  state,
});
const duty = (more: Partial<PlanDuty> = {}): PlanDuty => ({
  ...{ id: "cold", kind: "cold", name: "冷水系统", rooms: 40, segments: 87, assumed: 87, flow: 37.9 },
  ...{ head: 17.9, index: "R-32", pipes: [{ size: "DN50", length: 807 }], pump: pump("P-1", "meets") },
  ...more,
});

function cellsOf(before: PlanDuty | null, after: PlanDuty | null): string[][] {
  render(
    <MantineProvider>
      <SystemDifferences systems={[{ id: "cold", name: "冷水系统", before, after, isSame: false }]} />
    </MantineProvider>,
  );
  const [, ...rows] = screen.getAllByRole("row");
  return rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent ?? ""),
  );
}

it("says which pump no longer meets its duty, and what of a version is as it was once", () => {
  const after = duty({ head: 243.2, pump: pump("P-1", "fails") });
  expect(cellsOf(duty(), after)).toEqual([
    ["冷水系统", "40", "37.9", "17.9 → 243.2", "807", "R-32", "P-1", "仍满足 → 不再满足"],
  ]);
});

it("gives pumps of a plant a line of their own, also where one version has none", () => {
  const plant = [{ name: "condenser", flow: 33.5, head: 18.2, pump: pump("C-1", "meets") }] as const;
  const [, circuit] = cellsOf(duty(), duty({ plant }));
  expect(circuit).toEqual([
    "无 → 冷水系统冷却水泵",
    ...["", "无 → 33.5", "无 → 18.2", "", ""],
    ...["无 → C-1", "无 → 仍满足"],
  ]);
});

it("claims no verdict of a version from before verdicts were kept", () => {
  const [[, , , , , , , state]] = cellsOf(duty({ pump: pump("P-1") }), duty()) as [string[]];
  expect(state).toBe("未判定 → 仍满足");
});
