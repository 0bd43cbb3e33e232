import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { IMBALANCE_MOST } from "#domain/building/network/networkResults.ts";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import type { SystemLists } from "#domain/building/systems/SystemLists.ts";
import type { CircuitLine } from "#domain/building/systems/systemLines.ts";
import { FigureSheet } from "./FigureSheet.ts";

const PERCENT = 100;
/** Total of the index circuit, the first row */
const INDEX = "$[合计（Pa）]$2";

/** Words that differ between water units and outlets */
export interface CircuitWords {
  readonly count: string;
  readonly unit: string;
  /** Terminals have a valve, and balancing is stated as its Kv */
  readonly hasValves: boolean;
  /** Device that balances a surplus */
  readonly balance: string;
  /** Remark on a loss that is not stated */
  readonly assumed: string;
  /** Decimals of flows and losses */
  readonly digits: { readonly flow: number; readonly loss: number };
}

/** Circuits with their losses and the surplus to be balanced, the index circuit first */
export function circuitSheet(
  name: string,
  { index }: Pick<NetworkRun, "index">,
  lists: SystemLists,
  lineAt: (at: number) => CircuitLine,
  words: CircuitWords,
): PlanSheet {
  const lines = Array.from(lists.circuits, lineAt);
  const line = (row: number) => lines[row]!;
  const isKnown = index >= 0;
  const { flow, loss } = words.digits;
  const unit = `${words.unit}（Pa）`;
  const sheet = new FigureSheet(`${name}环路`, lines.length)
    .texts("末端", (row) => line(row).code || line(row).name)
    .texts("位置", (row) => [line(row).floor, line(row).zone].filter((word) => word !== "").join(" "))
    .texts("型号", (row) => line(row).model)
    .figures(words.count, 0, (row) => line(row).count)
    .figures("流量（m³/h）", flow, (row) => line(row).flow)
    .figures("管段阻力（Pa）", loss, (row) => line(row).pipes)
    .figures(unit, loss, (row) => line(row).unit);
  if (words.hasValves) sheet.figures("阀门（Pa）", loss, (row) => line(row).valve);
  sheet
    .figures(
      "合计（Pa）",
      loss,
      (row) => line(row).total,
      `[管段阻力（Pa）]{row}+[${unit}]{row}${words.hasValves ? "+[阀门（Pa）]{row}" : ""}`,
    )
    .figures(
      "与最不利环路差（Pa）",
      loss,
      (row) => line(row).surplus,
      isKnown ? `${INDEX}-[合计（Pa）]{row}` : undefined,
    )
    .figures(
      "差额（%）",
      1,
      (row) => (line(row).share === null ? null : line(row).share! * PERCENT),
      isKnown ? `[与最不利环路差（Pa）]{row}/${INDEX}*100` : undefined,
    );
  if (words.hasValves)
    sheet.figures(
      "平衡阀 Kv",
      2,
      (row) => line(row).kv,
      "[流量（m³/h）]{row}/SQRT([与最不利环路差（Pa）]{row}/100000)",
    );
  return sheet
    .texts("备注", (row) => {
      const { isIndex, isLossAssumed, share } = line(row);
      return [
        isIndex ? "最不利环路" : share !== null && share > IMBALANCE_MOST.value ? words.balance : "",
        isLossAssumed ? words.assumed : "",
      ]
        .filter((word) => word !== "")
        .join("，");
    })
    .sheet();
}
