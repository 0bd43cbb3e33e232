import type { MergedRange } from "#domain/base/sheet/SheetGrid.ts";
import { framed, pick, print, type DrawnTable, type Printed, type Stated } from "./drawnFrame.ts";
import { type Layout, type TrueProduct } from "./drawnProducts.ts";
import { FLOW, LIFTS, MODEL, MOTOR } from "./drawnWords.ts";

/** Flow across, with the head or pressure of each model within. */
export function drawMatrix(products: readonly TrueProduct[], layout: Layout): DrawnTable {
  const { language, kind, picks } = layout;
  const lift = LIFTS[kind];
  const [unit, liftUnit] = [pick(FLOW.units, picks[0] ?? 0), pick(lift.units, picks[1] ?? 0)];
  const flows = products[0]!.points.map(({ flow }) =>
    print(flow, unit, FLOW.digits, { ...layout, hasThousands: false }),
  );
  while (flows.length < 3)
    flows.push(print((flows.at(-1)?.[1] ?? 1) * 1.4, unit, FLOW.digits, { ...layout, hasThousands: false }));
  const [motor] = [pick(MOTOR.units, 0)];
  const blanks = flows.slice(1).map(() => null);
  const width = flows.length;
  const rows: Printed[][] = [
    [
      pick(MODEL[language], picks[6] ?? 0),
      `${pick(MOTOR.heads[language], picks[4] ?? 0)} (${motor[0]})`,
      `${FLOW.heads[language][0]!} (${unit[0]})`,
      ...blanks,
    ],
    [null, null, ...flows.map(([printed]) => printed)],
    [null, null, `${lift.heads[language][0]!} (${liftUnit[0]})`, ...blanks],
  ];
  const merges: MergedRange[] = [
    { startRow: 0, startCol: 0, endRow: 2, endCol: 0 },
    { startRow: 0, startCol: 1, endRow: 2, endCol: 1 },
    { startRow: 0, startCol: 2, endRow: 0, endCol: 1 + width },
    { startRow: 2, startCol: 2, endRow: 2, endCol: 1 + width },
  ];
  const stated = products.map((product): Stated => {
    const power = print(product.motor, motor, MOTOR.digits, layout);
    const lifts = flows.map((_, at) =>
      print(product.points[0]!.lift * (1 - 0.08 * at), liftUnit, lift.digits, layout),
    );
    const known = lifts.map((one, at) => (at === width - 1 && product.weight % 2 === 0 ? null : one));
    rows.push([product.model, power[0], ...known.map((one) => (one === null ? "—" : one[0]))]);
    return {
      model: product.model,
      ratings: new Map([["motorPower", power[1]]]),
      points: known.flatMap((one, at) =>
        one === null
          ? []
          : [
              new Map([
                ["flow", flows[at]![1]],
                [lift.quantity, one[1]],
              ]),
            ],
      ),
    };
  });
  return { grid: framed(rows, merges, { ...layout, isTurned: false }), stated };
}
