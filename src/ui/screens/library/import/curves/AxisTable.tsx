import { Select, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ChartAxis } from "#domain/catalogue/curves/ChartAxis.ts";
import { axisDoubts } from "#domain/catalogue/curves/doubtWords.ts";
import type { AxisEntry, PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { isLevel } from "#domain/catalogue/curves/sheetCurve.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./Curves.module.css";

const SIDES: Readonly<Record<ChartAxis["side"], string>> = {
  bottom: "下",
  top: "上",
  left: "左",
  right: "右",
};
const KINDS = [
  { value: "linear", label: "线性" },
  { value: "log", label: "对数" },
];

/** A figure that counts when its field is left. */
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
      value={typed ?? String(value)}
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
}

/** The axes as they were read, each by its values at both ends of the frame, to be corrected. */
export function AxisTable({ read: { charts }, axes, onChange }: AxisTableProps) {
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
            // A side may carry several axes.
            const before = chart.axes.slice(0, at).filter(({ side }) => side === axis.side).length;
            const name = `${charts.length > 1 ? `图 ${nth + 1} ` : ""}${SIDES[axis.side]}轴${before > 0 ? ` ${before + 1}` : ""}`;
            const [from, to] = isLevel(axis) ? ["左端", "右端"] : ["下端", "上端"];
            const doubts = axisDoubts(axis);
            return (
              <tr key={`${nth} ${axis.side} ${axis.at}`}>
                <th scope="row">
                  {name}　{axis.text}
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
      </tbody>
    </table>
  );
}
