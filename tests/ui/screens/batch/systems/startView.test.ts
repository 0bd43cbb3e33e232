import { expect, it } from "vitest";
import { TEXT, type Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import { fittingView, startView } from "#ui/screens/batch/systems/diagram/paintDiagram.ts";

const diagram = (width: number, height: number): Diagram => ({
  ...{ lines: [], circles: [], texts: [], left: -500, right: width - 500, bottom: -2000, top: height - 2000 },
});
const [WIDTH, HEIGHT] = [800, 400];

it("opens a diagram whole whose words can be read", () => {
  const small = diagram(20_000, 10_000);
  expect(startView(small, WIDTH, HEIGHT)).toEqual(fittingView(small, WIDTH, HEIGHT));
});

it("opens a tower at its plant, in the middle and with words that can be read", () => {
  const { scale, x, y } = startView(diagram(10_000, 600_000), WIDTH, HEIGHT);
  expect(scale * TEXT).toBeGreaterThanOrEqual(7);
  // Millimetres run upwards from the origin at (x, y).
  expect(y - -2000 * scale).toBeCloseTo(HEIGHT, 9);
  expect((x + -500 * scale + x + 9500 * scale) / 2).toBeCloseTo(WIDTH / 2, 9);
});

it("opens a wide diagram at its left edge, where the plant stands", () => {
  const { scale, x } = startView(diagram(300_000, 60_000), WIDTH, HEIGHT);
  expect(x + -500 * scale).toBeCloseTo(0, 9);
});
