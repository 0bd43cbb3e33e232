import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import type { Result } from "#domain/base/result.ts";
import { rowOf, statedIndices, type CompareGroup } from "#domain/desk/report/comparison/CompareRow.ts";
import { GRADES_SOURCE } from "#domain/catalogue/standards/gradeNames.ts";
import { factsOf, flowFactsOf } from "#domain/physics/curve/curveQuantities.ts";
import type { ProductTolerance, ToleranceFault } from "#domain/products/tolerance/productTolerance.ts";
import {
  comparedNotes,
  probabilityText,
  TOLERANCE_FAULTS,
} from "#domain/products/tolerance/toleranceWords.ts";

/** The rows of a comparison within tolerances, and the assumptions behind them. */
export interface ComparedTolerances {
  readonly group: CompareGroup;
  readonly notes: readonly string[];
}

const PROBABILITY_NOTE =
  "满足的可能性：若偏差按正态分布（公差为 1.96 倍标准差，约定），同型号的机器达到工况的可能；不改变结论";

const READ_NOTE = "曲线读自图表的产品，公差范围已按各自的读数误差放宽";

type Found = readonly Result<ProductTolerance, ToleranceFault>[];

/**
 * The effect of an acceptance grade on each product at the duty: the verdict, the range of the flow, shaft power
 * against the motor, NPSH at the greatest flow, and the probability. Null if there is nothing to judge.
 */
export function comparedTolerances(found: Found): ComparedTolerances | null {
  const first = found.flatMap((each) => (each.ok ? [each.value] : []))[0];
  if (first === undefined) return null;
  // The accuracy of curves read from a chart differs between products.
  const { readings: _own, ...rest } = first;
  const { machine, grade } = rest;
  const read = <Value>(of: (tolerance: ProductTolerance) => Value | null) =>
    found.map((each) => (each.ok ? of(each.value) : null));
  const verdicts = found.map((each) => (each.ok ? each.value.range.verdict : TOLERANCE_FAULTS[each.code]));
  const isBad = (at: number) => verdicts[at] !== "全部公差下满足" && verdicts[at] !== "名义满足";
  const figures = (key: string, name: string, unit: string, values: readonly (number | null)[]) =>
    values.every((value) => value === null)
      ? []
      : [
          rowOf(
            key,
            name,
            unit,
            values.map((value) => formatQuantity(value, unit)),
            { figures: statedIndices(values) },
          ),
        ];
  const flow = flowFactsOf(machine);
  const [power, npsh] = [factsOf("shaftPower"), factsOf("npsh")];
  const motors = read(({ motor }) => motor.isEnough);
  const powers = read(({ range }) => range.power);
  const probabilities = read(({ probability, range }) =>
    probability === null || range.verdict === "不能判断" ? null : probabilityText(probability),
  );
  return {
    group: {
      name: `公差核算：${grade} 级，${GRADES_SOURCE[machine]}`,
      rows: [
        rowOf("toleranceVerdict", "结论", "", verdicts, {
          bad: new Set(verdicts.flatMap((_, at) => (isBad(at) ? [at] : []))),
        }),
        ...figures(
          "toleranceLeast",
          `最小${flow.name}`,
          flow.unit,
          read(({ range }) => range.flows?.[0] ?? null),
        ),
        ...figures(
          "toleranceMost",
          `最大${flow.name}`,
          flow.unit,
          read(({ range }) => range.flows?.[1] ?? null),
        ),
        ...(powers.every((value) => value === null)
          ? []
          : [
              rowOf(
                "tolerancePower",
                `${power.name}最大`,
                power.unit,
                powers.map((value, at) =>
                  motors[at] === false
                    ? `${formatQuantity(value, power.unit)} 电动机不足`
                    : formatQuantity(value, power.unit),
                ),
                {
                  figures: statedIndices(powers.map((value, at) => (motors[at] === false ? null : value))),
                  bad: new Set(motors.flatMap((isEnough, at) => (isEnough === false ? [at] : []))),
                },
              ),
            ]),
        ...figures(
          "toleranceNpsh",
          `最大流量处${npsh.name}`,
          npsh.unit,
          read((each) => each.npsh.most),
        ),
        rowOf(
          "toleranceProbability",
          "满足的可能性",
          "",
          probabilities.map((text) => text ?? MISSING),
        ),
      ],
    },
    notes: [
      ...comparedNotes(rest),
      ...(read(({ readings }) => readings ?? null).some((each) => each !== null) ? [READ_NOTE] : []),
      PROBABILITY_NOTE,
    ],
  };
}
