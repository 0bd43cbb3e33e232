import type { Printed } from "./drawnFrame.ts";
import { FLOW, LIFTS, MOTOR, NOTES, SPEED, TITLES, type Language } from "./drawnWords.ts";
import { Maker, merge, type Layout, type MadeProduct, type MadeTable, type Style } from "./Maker.ts";
import { coilsInCells, coilsOnSide } from "./makerCoils.ts";

const HEADS = {
  efficiency: {
    ...{ zh: "效率", en: "Efficiency", de: "Wirkungsgrad", fr: "Rendement", it: "Rendimento" },
    ...{ es: "Rendimiento", ru: "КПД", ja: "効率" },
  },
  current: {
    ...{ zh: "电流", en: "Current", de: "Strom", fr: "Intensité", it: "Corrente", es: "Corriente" },
    ...{ ru: "Ток", ja: "電流" },
  },
} as const satisfies Record<string, Record<Language, string>>;

const PUMPS = [
  {
    model: "KQL 32-160",
    motor: 1.5,
    speed: 2900,
    flow: [6.3, 12.5, 15],
    head: [33, 32, 30.5],
    share: [40, 56, 58],
  },
  {
    model: "KQL 65-200",
    motor: 18.5,
    speed: 2900,
    flow: [600, 1250, 1500],
    head: [53, 50, 46.5],
    share: [68, 76.5, 75],
  },
];
const pumpsOf = (pumps: readonly (typeof PUMPS)[number][]): readonly MadeProduct[] =>
  pumps.map(({ model, motor, speed, flow, head, share }) => ({
    model,
    figures: { motorPower: motor, speed },
    points: flow.map((one, at) => ({ flow: one, head: head[at] ?? NaN, efficiency: share[at] ?? NaN })),
  }));

/** Models, motors and speeds merged over their duties, a group above these, a row of units, marks of footnotes. */
const mergedPumps: Layout = (maker) => {
  const rows: Printed[][] = [
    [TITLES.pump[maker.language]],
    [
      maker.model,
      `${maker.name(SPEED)}*`,
      maker.name(FLOW),
      maker.name(LIFTS.pump),
      HEADS.efficiency[maker.language],
      `${maker.name(MOTOR)} ①`,
    ],
    [
      null,
      `(${maker.unit("r/min")})`,
      `(${maker.unit("m³/h")})`,
      `(${maker.unit("m")})`,
      "(%)",
      `(${maker.unit("kW")})`,
    ],
  ];
  const merges = [merge(1, 0, 2, 0)];
  for (const { model, motor, speed, flow, head, share } of PUMPS) {
    for (const column of [0, 1, 5]) merges.push(merge(rows.length, column, rows.length + 2, column));
    flow.forEach((one, at) =>
      rows.push([
        ...(at === 0 ? [model, maker.figure(speed)] : [null, null]),
        ...[one, head[at] ?? NaN, share[at] ?? NaN].map((value) => maker.figure(value)),
        at === 0 ? maker.figure(motor) : null,
      ]),
    );
  }
  rows.push([`* ${NOTES[maker.language]}`], [`① ${NOTES[maker.language]}`]);
  return { rows, merges, products: pumpsOf(PUMPS) };
};

/** Units behind a slash or in square brackets; the second table of the page has other columns in another order. */
const twoOnPage: Layout = (maker) => {
  const inBrackets = (name: string, unit: string) => `${name} [${maker.unit(unit)}]`;
  const fans = [
    { model: "KQX 4", motor: 1.5, flow: 4500, pressure: 620.5, current: 3.4 },
    { model: "KQX 5", motor: 3, flow: 12_500, pressure: 715, current: 6.3 },
  ];
  const pumps: Printed[][] = PUMPS.flatMap(({ model, motor, speed, flow, head, share }) =>
    flow.map((one, at) => [
      model,
      ...[one, head[at] ?? NaN, share[at] ?? NaN, speed, motor].map((value) => maker.figure(value)),
    ]),
  );
  return {
    rows: [
      [TITLES.pump[maker.language]],
      [
        maker.model,
        inBrackets(maker.name(FLOW), "m³/h"),
        inBrackets(maker.name(LIFTS.pump), "m"),
        `${HEADS.efficiency[maker.language]} [%]`,
        inBrackets(maker.name(SPEED), "r/min"),
        inBrackets(maker.name(MOTOR), "kW"),
      ],
      ...pumps,
      [NOTES[maker.language]],
      [TITLES.fan[maker.language].replace("KQL", "KQX")],
      [
        maker.model,
        `${maker.name(MOTOR)} (${maker.unit("kW")})`,
        `${HEADS.current[maker.language]} (A)`,
        `${maker.name(LIFTS.fan)} (${maker.unit("Pa")})`,
        `${maker.name(FLOW)} (${maker.unit("m³/h")})`,
      ],
      ...fans.map(({ model, ...one }) => [
        model,
        ...[one.motor, one.current, one.pressure, one.flow].map((value) => maker.figure(value)),
      ]),
      [NOTES[maker.language]],
    ],
    merges: [],
    products: [
      ...pumpsOf(PUMPS),
      ...fans.map(({ model, motor, flow, pressure, current }) => ({
        model,
        figures: { motorPower: motor, flow, totalPressure: pressure, current },
      })),
    ],
  };
};

/** The flow across under its name, with the head within and the motor behind; a dash is no value. */
const matrix: Layout = (maker) => {
  const flows = [2.5, 5, 7.5, 10];
  const pumps = [
    { model: "KQL 4-2", motor: 0.55, head: [19, 17.5, 15, 11] },
    { model: "KQL 4-4", motor: 1.1, head: [38, 35, 30.5, null] },
    { model: "KQL 4-8", motor: 2.2, head: [76.5, 70, 61, 45] },
  ];
  return {
    rows: [
      [TITLES.pump[maker.language]],
      [
        maker.model,
        `${maker.name(MOTOR)} (${maker.unit("kW")})`,
        `${maker.name(FLOW)} (${maker.unit("m³/h")})`,
        null,
        null,
        null,
      ],
      [null, null, ...flows.map((one) => maker.figure(one))],
      [null, null, `${maker.name(LIFTS.pump)} (${maker.unit("m")})`, null, null, null],
      ...pumps.map(({ model, motor, head }) => [
        model,
        maker.figure(motor),
        ...head.map((one) => (one === null ? "–" : maker.figure(one))),
      ]),
    ],
    merges: [merge(1, 0, 3, 0), merge(1, 1, 3, 1), merge(1, 2, 1, 5), merge(3, 2, 3, 5)],
    products: pumps.map(({ model, motor, head }) => ({
      model,
      figures: { motorPower: motor },
      points: head.flatMap((one, at) => (one === null ? [] : [{ flow: flows[at] ?? NaN, head: one }])),
    })),
  };
};

/** A second column of tables beside the first, under the same heads, with its unit behind a comma. */
const sideBySide: Layout = (maker) => {
  const fans = [
    { model: "KQL 3", flow: 2500, pressure: 210.5, motor: 0.37 },
    { model: "KQL 4", flow: 5500, pressure: 260, motor: 0.75 },
    { model: "KQL 5", flow: 9800, pressure: 330, motor: 1.5 },
    { model: "KQL 6", flow: 14_500, pressure: 410, motor: 3 },
  ];
  const head = [
    maker.model,
    ...(["m³/h", "Pa", "kW"] as const).map(
      (unit, at) => `${maker.name([FLOW, LIFTS.fan, MOTOR][at] ?? FLOW)}, ${maker.unit(unit)}`,
    ),
  ];
  const cells = ({ model, flow, pressure, motor }: (typeof fans)[number]): Printed[] => [
    model,
    ...[flow, pressure, motor].map((value) => maker.figure(value)),
  ];
  const [first, second, third, fourth] = fans.map(cells);
  return {
    rows: [
      [TITLES.fan[maker.language]],
      [...head, ...head],
      [...(first ?? []), ...(third ?? [])],
      [...(second ?? []), ...(fourth ?? [])],
      [NOTES[maker.language]],
    ],
    merges: [],
    products: fans.map(({ model, flow, pressure, motor }) => ({
      model,
      figures: { flow, totalPressure: pressure, motorPower: motor },
    })),
  };
};

/** Lines that state the speed of the rows below them; the model repeated. */
const speedLines: Layout = (maker) => {
  const sizes = [
    { model: "KQL 4A", flow: [4000, 5200], pressure: [620, 540.5], motor: 1.5 },
    { model: "KQL 6A", flow: [9600, 12_500], pressure: [910, 800], motor: 5.5 },
  ];
  const rows = (factor: number): Printed[][] =>
    sizes.flatMap(({ model, flow, pressure, motor }) =>
      flow.map((one, at) => [
        model,
        ...[one / factor, (pressure[at] ?? NaN) / factor ** 2, motor / factor].map((value) =>
          maker.figure(value),
        ),
      ]),
    );
  const variants = (speed: number, factor: number) =>
    sizes.map(({ model, flow, pressure, motor }): MadeProduct => ({
      model: `${model} ${speed} r/min`,
      figures: { speed, motorPower: motor / factor },
      points: flow.map((one, at) => ({
        flow: one / factor,
        totalPressure: (pressure[at] ?? NaN) / factor ** 2,
      })),
    }));
  return {
    rows: [
      [TITLES.fan[maker.language]],
      [
        maker.model,
        `${maker.name(FLOW)} (${maker.unit("m³/h")})`,
        `${maker.name(LIFTS.fan)} (${maker.unit("Pa")})`,
        `${maker.name(MOTOR)} (${maker.unit("kW")})`,
      ],
      ["n = 2900 r/min"],
      ...rows(1),
      ["n = 1450 r/min"],
      ...rows(2),
    ],
    merges: [],
    products: [...variants(2900, 1), ...variants(1450, 2)],
  };
};

/** Every layout by its name. */
export const MAKERS = {
  coilsOnSide,
  coilsInCells,
  mergedPumps,
  twoOnPage,
  matrix,
  sideBySide,
  speedLines,
} as const;
export type MakerLayout = keyof typeof MAKERS;

export const madeTable = (layout: MakerLayout, language: Language, style: Style): MadeTable =>
  MAKERS[layout](new Maker(language, style));
