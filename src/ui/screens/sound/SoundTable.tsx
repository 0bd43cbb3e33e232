import { formatNumber } from "#domain/base/formatNumber.ts";
import type { SoundLine } from "#domain/desk/sound/soundWords.ts";
import { aWeighted, OCTAVES } from "#domain/physics/sound/levels.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { drawnColumn, figureColumn, rowHeadColumn } from "../../kit/table/columns.ts";
import css from "./Sound.module.css";

const COLUMNS = [
  rowHeadColumn<SoundLine>("部件", ({ name }) => name, { width: 196 }),
  ...OCTAVES.map((octave, band) =>
    figureColumn<SoundLine>(String(octave), ({ levels }) => formatNumber(levels[band]!, 1), { width: 52 }),
  ),
  figureColumn<SoundLine>(
    "dB(A)",
    ({ kind, levels }) => (kind === "loss" ? "" : formatNumber(aWeighted(levels), 0)),
    { width: 52 },
  ),
  drawnColumn<SoundLine>("说明", ({ note }) => <span className={css["note"]}>{note}</span>),
];

/** The path by octave: the attenuation of each element, and the levels at both ends. */
export const SoundTable = ({ lines }: { readonly lines: readonly SoundLine[] }) => (
  <DataTable
    label="逐段计算"
    columns={COLUMNS}
    rows={lines}
    rowKey={(line) => `${lines.indexOf(line)}`}
    rowProps={({ kind }) => ({ className: kind === "sum" ? css["sum"] : undefined })}
    minWidth={800}
    isDense
    isLow
  />
);
