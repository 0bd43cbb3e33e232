import { Select, TextInput } from "@mantine/core";
import { useState } from "react";
import type { AxisSide } from "#domain/catalogue/curves/ChartAxis.ts";
import { axisDoubts } from "#domain/catalogue/curves/doubtWords.ts";
import type { AxisEntry, PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { isLevel } from "#domain/catalogue/curves/sheetCurve.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import text from "../../../../kit/styles/text.module.css";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { axisName } from "./axisNames.ts";
import css from "./Curves.module.css";

const KINDS = [
  { value: "linear", label: "线性" },
  { value: "log", label: "对数" },
];

const MORE = [
  ["left", "加左轴"],
  ["right", "加右轴"],
] as const satisfies readonly (readonly [AxisSide, string])[];

/** A field for a figure, which is applied on blur. */
function FigureInput({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const read = Number((typed ?? "").normalize("NFKC"));
    if (typed !== null && typed.trim() !== "" && Number.isFinite(read)) onChange(read);
    setTyped(null);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      value={typed ?? (Number.isNaN(value) ? "" : String(value))}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
    />
  );
}

interface AxisTableProps {
  readonly read: PageCharts;
  readonly axes: PageEntry["axes"];
  readonly onChange: (chart: number, axis: number, changed: Partial<AxisEntry>) => void;
  /** For a picture, whose axes a person names. */
  readonly sides?: SideActs;
}

interface SideActs {
  readonly add: (chart: number, side: AxisSide) => void;
  readonly remove: (chart: number, axis: number) => void;
  readonly removeChart: (chart: number) => void;
}

/** The axes as they were read, each with its values at both ends of the frame, for correction. */
export function AxisTable({ read: { charts }, axes, onChange, sides }: AxisTableProps) {
  return (
    <table className={css["grid"]} aria-label="坐标轴">
      <thead>
        <tr>
          <th scope="col">坐标轴</th>
          <th scope="col">刻度</th>
          <th scope="col">左端 / 下端</th>
          <th scope="col">右端 / 上端</th>
          <th scope="col">单位</th>
        </tr>
      </thead>
      <tbody>
        {charts.flatMap((chart, nth) =>
          chart.axes.map((axis, at) => {
            const entry = axes[nth]?.[at];
            if (entry === undefined) return null;
            const name = `${charts.length > 1 ? `图 ${nth + 1} ` : ""}${axisName(chart.axes, at)}`;
            const [from, to] = isLevel(axis) ? ["左端", "右端"] : ["下端", "上端"];
            const doubts = axisDoubts({
              doubts: axis.doubts.filter((doubt) => doubt !== "no-unit" || entry.unit.trim() === ""),
            });
            const isLogOfNothing = entry.kind === "log" && (entry.from <= 0 || entry.to <= 0);
            return (
              <tr key={`${nth} ${axis.side} ${axis.at}`}>
                <th scope="row">
                  {name}　{axis.text}
                  {sides && at > 0 && (
                    <LinkButton aria-label={`删除${name}`} onClick={() => sides.remove(nth, at)}>
                      删除
                    </LinkButton>
                  )}
                  {isLogOfNothing && <span className={text["wrong"]}>　对数刻度的两端要大于 0</span>}
                  {entry.from === entry.to && <span className={text["wrong"]}>　两端数值相同</span>}
                  {doubts !== "" && <span className={text["wrong"]}>　{doubts}，请核对</span>}
                </th>
                <td>
                  <Select
                    size="xs"
                    aria-label={`${name}刻度`}
                    allowDeselect={false}
                    data={KINDS}
                    value={entry.kind}
                    onChange={(kind) => onChange(nth, at, { kind: kind === "log" ? "log" : "linear" })}
                  />
                </td>
                <td>
                  <FigureInput
                    label={`${name}${from}`}
                    value={entry.from}
                    onChange={(value) => onChange(nth, at, { from: value })}
                  />
                </td>
                <td>
                  <FigureInput
                    label={`${name}${to}`}
                    value={entry.to}
                    onChange={(value) => onChange(nth, at, { to: value })}
                  />
                </td>
                <td>
                  <TextInput
                    size="xs"
                    aria-label={`${name}单位`}
                    value={entry.unit}
                    onChange={({ currentTarget }) => onChange(nth, at, { unit: currentTarget.value })}
                  />
                </td>
              </tr>
            );
          }),
        )}
        {sides &&
          charts.map((_, nth) => (
            <tr key={nth}>
              <td colSpan={5} className={css["more"]}>
                {charts.length > 1 && `图 ${nth + 1}　`}
                {MORE.map(([side, label]) => (
                  <LinkButton key={side} onClick={() => sides.add(nth, side)}>
                    {label}
                  </LinkButton>
                ))}
                <LinkButton onClick={() => sides.removeChart(nth)}>删除图框</LinkButton>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
