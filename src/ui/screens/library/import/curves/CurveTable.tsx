import { Checkbox, Select, TextInput } from "@mantine/core";
import { mayHaveCurve } from "#domain/catalogue/import/curveFields.ts";
import { isFunction } from "#domain/catalogue/curves/isFunction.ts";
import { curveValues } from "#domain/catalogue/curves/curveValues.ts";
import { readingError } from "#domain/catalogue/curves/readingError.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import { curveDoubts } from "#domain/catalogue/curves/doubtWords.ts";
import type { CurveEntry, PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { isLevel, sheetCurve } from "#domain/catalogue/curves/sheetCurve.ts";
import { CURVE_QUANTITIES, CURVE_QUANTITY_ORDER } from "#domain/physics/curve/curveQuantities.ts";
import text from "../../../../kit/styles/text.module.css";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { axisName } from "./axisNames.ts";
import css from "./Curves.module.css";

interface CurveTableProps {
  readonly read: PageCharts;
  readonly entry: PageEntry;
  readonly lit: string | null;
  readonly onLight: (curve: string | null) => void;
  readonly onChange: (chart: number, curve: number, changed: Partial<CurveEntry>) => void;
  /** For a picture, whose lines a person traces. */
  readonly lines?: LineActs;
}

interface LineActs {
  /** The line whose points can be moved, by chart and index. */
  readonly open: string | null;
  readonly onOpen: (chart: number, curve: number) => void;
  readonly remove: (chart: number, curve: number) => void;
}

const short = (value: number) => String(Number(value.toPrecision(3)));

/** The range of a curve and the possible error of its reading, in the units of its axes. */
function rangeWords(
  chart: PageCharts["charts"][number],
  at: number,
  axes: PageEntry["axes"][number],
  entry: CurveEntry,
) {
  const curve = sheetCurve(chart, at, axes, entry);
  const values = curve === null ? [] : curveValues(curve);
  const [first, last] = [values[0], values.at(-1)];
  if (curve === null || !first || !last) return null;
  const error = readingError(curve);
  return {
    flows: `${short(first[0])}–${short(last[0])} ${curve.x.unit}`,
    values: `${short(first[1])} → ${short(last[1])} ${curve.y.unit}`,
    error: `±${Number(error.y.toPrecision(1))} ${curve.y.unit}`,
  };
}

/** The curves of a page with their meaning, to be named and included. */
export function CurveTable({ read: { charts }, entry, lit, onLight, onChange, lines }: CurveTableProps) {
  const quantities = CURVE_QUANTITY_ORDER.filter((quantity) =>
    mayHaveCurve(entry.product.category, quantity),
  ).map((value) => ({ value, label: CURVE_QUANTITIES[value].name }));
  return (
    <table className={css["grid"]} aria-label="读出的曲线">
      <thead>
        <tr>
          <th scope="col">导入</th>
          <th scope="col">量</th>
          <th scope="col" title="转速写成 2900 r/min；叶轮切割写直径；只有一条时不填">
            工况
          </th>
          <th scope="col">轴</th>
          <th scope="col">范围</th>
          <th scope="col">误差</th>
        </tr>
      </thead>
      <tbody>
        {charts.flatMap((chart, nth) =>
          chart.curves.map((curve, at) => {
            const own = entry.curves[nth]?.[at];
            if (own === undefined) return null;
            const id = `${nth} ${at}`;
            const name = `曲线 ${charts.length > 1 ? `${nth + 1}-` : ""}${at + 1}`;
            const doubts = curveDoubts(curve);
            const said = rangeWords(chart, at, entry.axes[nth] ?? [], own);
            return (
              <tr
                key={id}
                data-lit={lit === id || undefined}
                onMouseEnter={() => onLight(id)}
                onMouseLeave={() => onLight(null)}
              >
                <td>
                  <Checkbox
                    size="xs"
                    label={name}
                    disabled={!own.isTaken && (own.quantity === null || !isFunction(curve.points))}
                    checked={own.isTaken}
                    onChange={({ currentTarget }) => onChange(nth, at, { isTaken: currentTarget.checked })}
                  />
                </td>
                <td>
                  <Select
                    size="xs"
                    aria-label={`${name}的量`}
                    placeholder="请选择"
                    allowDeselect={false}
                    data={quantities}
                    value={own.quantity}
                    onChange={(value) => {
                      const quantity = quantities.find((each) => each.value === value)?.value ?? null;
                      onChange(nth, at, { quantity, isTaken: quantity !== null && isFunction(curve.points) });
                    }}
                  />
                </td>
                <td>
                  <TextInput
                    size="xs"
                    maxLength={64}
                    aria-label={`${name}的工况`}
                    value={own.setting}
                    onChange={({ currentTarget }) => onChange(nth, at, { setting: currentTarget.value })}
                  />
                </td>
                <td>
                  <Select
                    size="xs"
                    aria-label={`${name}的轴`}
                    placeholder="请选择"
                    allowDeselect={false}
                    data={chart.axes.flatMap((axis, nthAxis) =>
                      isLevel(axis) ? [] : [{ value: String(nthAxis), label: axisName(chart.axes, nthAxis) }],
                    )}
                    value={own.axis === null ? null : String(own.axis)}
                    onChange={(value) => onChange(nth, at, { axis: value === null ? null : Number(value) })}
                  />
                </td>
                <td>
                  {said === null ? (
                    "—"
                  ) : (
                    <>
                      <span className={css["part"]}>{said.flows}，</span>
                      <span className={css["part"]}>{said.values}</span>
                    </>
                  )}
                  {lines && (
                    <span className={css["acts"]}>
                      <LinkButton
                        aria-label={`修改${name}的点`}
                        aria-pressed={lines.open === id}
                        onClick={() => lines.onOpen(nth, at)}
                      >
                        改点
                      </LinkButton>
                      <LinkButton aria-label={`删除${name}`} onClick={() => lines.remove(nth, at)}>
                        删除
                      </LinkButton>
                    </span>
                  )}
                  {doubts !== "" && <span className={text["wrong"]}>　{doubts}</span>}
                </td>
                <td>{said?.error ?? "—"}</td>
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}
