import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PlanDucts } from "#domain/building/plan/PlanContent.ts";
import { DuctDifferences } from "#ui/screens/batch/versions/DuctDifferences.tsx";

const ducts = (more: Partial<PlanDucts> = {}): PlanDucts => ({
  ...{ id: "air", name: "送风系统", use: "supply", rooms: 36, segments: 74, assumed: 74, flow: 21_913 },
  ...{
    pressure: 206.4,
    index: "101",
    ducts: [
      { size: "2000×500", length: 90 },
      { size: "320×250", length: 212.4 },
    ],
  },
  fan: { id: "1", model: "F-1", hash: "", state: "meets" },
  ...more,
});

function cellsOf(before: PlanDucts | null, after: PlanDucts | null): string[] {
  const name = (after ?? before)!.name;
  render(
    <MantineProvider>
      <DuctDifferences ducts={[{ id: "air", name, before, after, isSame: false }]} />
    </MantineProvider>,
  );
  return within(screen.getAllByRole("row")[1]!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent ?? "");
}

it("says what became of a system of ducts and its fan, and what is as it was once", () => {
  const after = ducts({
    pressure: 3537,
    name: "新风系统",
    fan: { id: "1", model: "F-1", hash: "", state: "fails" },
    elements: [
      { kind: "silencer", model: "S-1", count: 2 },
      { kind: "fireDamper", model: "", count: 1 },
    ],
  });
  expect(cellsOf(ducts(), after)).toEqual([
    ...["送风系统 → 新风系统", "36", "21,913", "206 → 3,537", "302", "101", "F-1", "仍满足 → 不再满足"],
    "无 → 消声器 2、防火阀 1",
  ]);
});

it("says of a system that one version has not, and of a fan that nobody chose, that there is none", () => {
  expect(cellsOf(null, ducts({ flow: null, pressure: null, index: "", fan: null }))).toEqual([
    ...["无 → 送风系统", "无 → 36", "无 → - -", "无 → - -", "无 → 302", "无", "无", "无", "无"],
  ]);
});
