import { saturationPressure } from "#domain/physics/air/saturationPressure.ts";
import { moistAirDensity } from "#domain/physics/air/moistAirDensity.ts";
import { fewestModels } from "#domain/building/batch/optimum/fewestModels.ts";
import { setsOf } from "#domain/building/batch/optimum/Sets.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { stagesOf } from "#domain/physics/curve/parallel.ts";
import { regulate } from "#domain/physics/curve/regulate.ts";
import { leastRunning, leastStarting, speedForDuty } from "#domain/physics/curve/speedLimits.ts";
import { systemOf, systemValueAt, type SystemCurve } from "#domain/physics/curve/systemCurve.ts";
import { dutyFault, flatRemark } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { judgeFan } from "#domain/catalogue/standards/fanStandard.ts";
import { judgePump } from "#domain/catalogue/standards/pumpStandard.ts";
import {
  PUMP_STANDARD_TYPES,
  type PumpStandardType,
} from "#domain/catalogue/standards/pumpStandardTables.ts";
import type { StandardVerdict } from "#domain/catalogue/standards/StandardVerdict.ts";
import type { EnergyMachine } from "#domain/products/energy/EnergyMachine.ts";
import {
  leastPower,
  poweredCombination,
  runningCombinations,
} from "#domain/products/parallel/runningCombinations.ts";
import { glycolProperties, volumeFraction, waterProperties } from "#domain/physics/fluid/glycolProperties.ts";
import { freezingPoint, leastFraction } from "#domain/physics/fluid/glycols.ts";
import { siteAir } from "#domain/physics/fluid/siteAir.ts";
import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import { npshAt } from "#domain/physics/fluid/suction.ts";
import { viscosityCorrection } from "#domain/physics/fluid/viscosityCorrection.ts";
import { waterVapourPressure } from "#domain/physics/fluid/waterVapourPressure.ts";
import { statedAir } from "#domain/physics/fluid/wrongAir.ts";
import { statedLiquid } from "#domain/physics/fluid/wrongLiquid.ts";
import {
  efficiency,
  flow,
  head,
  humidityRatio,
  kinematicViscosity,
  length,
  massFraction,
  pressure,
  resistance,
  rotationalSpeed,
  speedRate,
  temperature,
} from "#domain/base/units.ts";
import { canonicalJson, type JsonValue } from "#domain/base/hash/canonicalJson.ts";
import { recordHash, rootHash } from "#domain/products/claim/recordHash.ts";
import { sha256 } from "#domain/base/hash/sha256.ts";
import { answerAt, operatingState } from "./answerMaker.ts";
import { testFan, testPump } from "./chartMaker.ts";
import { measuredFrom } from "./curveMaker.ts";
import { oneWork } from "./oneWork.ts";
import { energyAnswers } from "./energyAnswers.ts";

/** Significant digits that every machine computes alike. */
const DIGITS = 9;

/** A result as JSON, with figures rounded to comparable digits. */
function held(value: unknown): JsonValue {
  if (typeof value === "number")
    return Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : String(value);
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return Array.from(value as ArrayLike<unknown>, held);
  if (typeof value !== "object") return null;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, held(own)]));
}

const HAZEN_WILLIAMS = 1.852;
const pumpOfA1 = fitCurve(measuredFrom((q) => 16.4854 - 42.6681 * q ** HAZEN_WILLIAMS, 0.05, 0.58, 24));
const systemOfA1: SystemCurve = { staticValue: 8, k: resistance(2.39), exponent: HAZEN_WILLIAMS };
const square = fitCurve(measuredFrom((q) => 30 - 0.003 * q * q, 0, 95, 11));
const pumpOfB3 = fitCurve(measuredFrom((m) => 8000 * (1 - m / 0.995586) - 2000 * (m / 0.5) ** 2, 0, 0.7, 15));
const CONTROLS = ["together", "one"] as const;
const RATES = [1, 0.9, 0.8, 0.7, 0.6, 0.55];

const regulated = (system: SystemCurve) =>
  RATES.map((rate) => {
    const slowed = regulate(square, speedRate(rate), "head");
    return slowed.ok ? operatingPoint(slowed.value, system) : slowed;
  });

function refusedOfA9() {
  const fields = dutyFields(PUMP, "SINGLE_SPEED");
  const duty = (more: Readonly<Record<string, number>>) =>
    Object.entries({ [PROPERTY.airFlow]: 40, [PROPERTY.head]: 18, ...more }).map(([code, value]) => ({
      code,
      value,
    }));
  return [{ staticHead: 20 }, { systemExponent: 0.9 }, { systemExponent: 2.6 }, { staticHead: 18 }].map(
    (more) => [dutyFault(fields, duty(more)), flatRemark(fields, duty(more))],
  );
}

function pressureControlOfB9() {
  const machine: EnergyMachine = {
    kind: "pump",
    pressure: fitCurve(measuredFrom((q) => 50 - 0.01 * q * q, 0, 60, 13)),
    efficiency: fitCurve(measuredFrom((q) => 78 * (1 - ((q - 40) / 40) ** 2), 1, 60, 13)),
    shaftPower: undefined,
    inputPower: undefined,
    overallEfficiency: undefined,
    isScalable: true,
  };
  const drive = {
    motor: { ratedPower: 7.5, efficiencies: [{ load: 1, efficiency: 0.9 }] },
    statedDrive: null,
  };
  return CONTROLS.flatMap((kind) =>
    [30, 60, 90, 110].map((q) => {
      const set = { machine, count: 3, kind, leastRate: 0.5 };
      const combinations = runningCombinations(set, { flow: flow(q), value: 30 }).map((combination) =>
        poweredCombination(machine, combination, drive),
      );
      const best = leastPower(combinations);
      // The hash covers the names, too; this one was called `way` when it was taken.
      return [combinations, best && { way: best.combination, by: best.by }];
    }),
  );
}

/** The lines of AG(n, 3): the Steiner triple systems A9 and A27. */
function linesOf(digits: number): number[][] {
  const points = 3 ** digits;
  const third = (a: number, b: number) => {
    let c = 0;
    for (let place = 1; place < points; place *= 3)
      c += ((6 - (Math.floor(a / place) % 3) - (Math.floor(b / place) % 3)) % 3) * place;
    return c;
  };
  return Array.from({ length: points }, (_, a) => a).flatMap((a) =>
    Array.from({ length: points - a - 1 }, (_, step) => a + 1 + step).flatMap((b) =>
      third(a, b) > b ? [[a, b, third(a, b)]] : [],
    ),
  );
}

function fewest(rooms: readonly (readonly number[])[], models: number): unknown {
  const steps = fewestModels(setsOf(rooms), models, { fixed: [], sizes: [] });
  for (;;) {
    const { value, done } = steps.next();
    if (done === true) return value;
  }
}

const air = (stated: Readonly<Record<string, number>>) => {
  const read = statedAir(Object.entries(stated).map(([code, value]) => ({ code, value })));
  return read && siteAir(read);
};

const liquid = (stated: Readonly<Record<string, number>>) => {
  const read = statedLiquid(Object.entries(stated).map(([code, value]) => ({ code, value })));
  return read && siteLiquid(read);
};

/** Mixtures over their range, and the shares that protect from frost. */
const mixtures = () =>
  (["ethylene", "propylene"] as const).map((glycol) => [
    leastFraction(glycol, temperature(-15)),
    ...[0.1, 0.3, 0.6].map((x) => [
      freezingPoint(glycol, massFraction(x)),
      volumeFraction(glycol, massFraction(x)),
      ...[0, 20, 60].map((t) => glycolProperties(glycol, massFraction(x), temperature(t))),
    ]),
  ]);

function openTankOfC17() {
  const hot = liquid({ siteAltitude: 1500, liquidTemperature: 82, suctionHead: 1.5, suctionLoss: 0.8 });
  return hot && [50, 100, 130].map((q) => npshAt(hot, q, 100, 3.4));
}

/** All tables of both standards, with a value for each row. */
function standards(): readonly StandardVerdict[] {
  const fans = (["centrifugal", "axial", "external-rotor"] as const).flatMap((type) =>
    [250, 400, 560, 800, 1250].flatMap((diameter) =>
      [200, 500, 1100, 2400].map((value) =>
        judgeFan({
          type,
          flow: flow(diameter * 20),
          totalPressure: pressure(value),
          efficiency: efficiency(75),
          speed: rotationalSpeed(1450),
          impellerDiameter: length(diameter),
          hubRatio: 0.35,
        }),
      ),
    ),
  );
  const pumps = (Object.keys(PUMP_STANDARD_TYPES) as PumpStandardType[]).flatMap((type) =>
    [6, 25, 100, 400, 2000].flatMap((q) =>
      [12, 32, 80].map((value) =>
        judgePump({
          type,
          flow: flow(q),
          head: head(value),
          efficiency: efficiency(70),
          speed: rotationalSpeed(2900),
          stages: 2,
        }),
      ),
    ),
  );
  return [...fans, ...pumps];
}

/** Results of details: of one and of several machines, of open systems, at a regulated speed, in another air. */
function details(): unknown {
  const pump = { [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32 };
  const fan = { [PROPERTY.highSpeedAirFlow]: 8000, [PROPERTY.highSpeedTotalPressure]: 600 };
  return [
    answerAt("pump", testPump(), operatingState(pump)),
    answerAt("pump", testPump(), operatingState({ ...pump, staticHead: 12, systemExponent: 1.852 })),
    answerAt("pump", testPump(), operatingState({ ...pump, staticHead: 12 }, { rate: speedRate(0.85) })),
    answerAt("pump", testPump(), operatingState({ ...pump, [PROPERTY.airFlow]: 900, machineCount: 3 })),
    answerAt("pump", testPump(), operatingState({ ...pump, leastHead: 25, mostHead: 36 })),
    answerAt(
      "pump",
      testPump(),
      operatingState({ ...pump, propyleneFraction: 40, liquidTemperature: -5, suctionHead: 2 }),
    ),
    answerAt("fan", testFan(), operatingState(fan, { powerLimit: 0.27 })),
    answerAt("fan", testFan(), operatingState({ ...fan, siteAltitude: 1900, lowestAirTemperature: -10 })),
  ];
}

/**
 * The results of the rules for the implemented cases of data/engineering2_cases.json, and for some of each table
 * and each kind of detail; by case, so that a difference can be located.
 */
export const engineAnswers = (): Readonly<Record<string, JsonValue>> =>
  Object.fromEntries(
    Object.entries({
      A1: operatingPoint(pumpOfA1, systemOfA1),
      A2: speedForDuty(pumpOfA1, { flow: flow(0.28416829), value: systemValueAt(systemOfA1, 0.28416829) }),
      A5: regulated(systemOf({ flow: flow(40), value: 18 })),
      A7: [
        regulated({ staticValue: 10, k: resistance(0.005), exponent: 2 }),
        leastRunning(square, { staticValue: 10, k: resistance(0.005), exponent: 2 }),
        leastStarting(square, { staticValue: 10, k: resistance(0.005), exponent: 2 }),
      ],
      A9: refusedOfA9(),
      B1: stagesOf(pumpOfA1, systemOfA1, 3),
      B3: stagesOf(pumpOfB3, { staticValue: 0, k: resistance(2000), exponent: 2 }, 2),
      B9: pressureControlOfB9(),
      C2: moistAirDensity(temperature(30), humidityRatio(0.02), pressure(95_461)),
      C4: [
        air({ siteAltitude: 1500, airTemperature: 20, airHumidity: 0 }),
        air({ siteAirPressure: 80, airTemperature: 5, lowestAirTemperature: -12 }),
      ],
      C6: [0, 25, 60, 110].map((t) => waterProperties(temperature(t))),
      C8: [
        [-20, 0, 5, 25, 50, 95].map((t) => saturationPressure(temperature(t))),
        [5, 25, 82, 110].map((t) => waterVapourPressure(temperature(t))),
      ],
      C10: mixtures(),
      C14: [1, 4, 30, 120, 900].map((nu) =>
        viscosityCorrection({ flow: 110, stageHead: 77, speed: 2950 }, kinematicViscosity(nu)),
      ),
      C16: liquid({ propyleneFraction: 40, liquidTemperature: -5 }),
      C16speed: [0.5, 0.7, 0.97].map((rate) => [
        viscosityCorrection({ flow: 100, stageHead: 32, speed: 1450 }, kinematicViscosity(15.3815), rate),
        viscosityCorrection({ flow: 100, stageHead: 32, speed: 1450 }, kinematicViscosity(2.7727), rate),
      ]),
      C17: openTankOfC17(),
      ...energyAnswers(),
      G3: fewest(linesOf(2), 9),
      G4: fewest(linesOf(3), 27),
      H1: canonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27]),
      H4: rootHash([{ id: "P1", hash: recordHash({ curve: [[0, 18]], id: "P1" }, sha256) }], sha256),
      standards: standards(),
      details: details(),
      oneWork: oneWork(),
    }).map(([name, answer]) => [name, held(answer)]),
  );
