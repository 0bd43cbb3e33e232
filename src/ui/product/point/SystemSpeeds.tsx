import type { SettingIndex } from "#domain/catalogue/machine/ChartRequest.ts";
import { speedName } from "#domain/physics/curve/speedName.ts";
import { speedWords } from "#domain/products/chart/systemWords.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { FigureFacts } from "./FigureFacts.tsx";
import css from "./OperatingPanel.module.css";

export interface SystemSpeedsProps {
  readonly chart: DrawnChart;
  /** The settings to show; `null` for all. */
  readonly settings: readonly SettingIndex[] | null;
}

/**
 * The effect of a static head on the speed; nothing for a closed system, or for a machine that cannot be
 * regulated.
 */
export function SystemSpeeds({ chart, settings }: SystemSpeedsProps) {
  const { duty, regulation } = chart.model;
  const shown = duty.speeds.filter(
    ({ product, setting }) =>
      settings === null || settings.some((at) => at.product === product && at.setting === setting),
  );
  return shown.map((speeds) => {
    const { figures, notes } = speedWords(speeds, regulation?.rate ?? null);
    const settingsOf = chart.products[speeds.product]?.settings ?? [];
    const name = shown.length > 1 ? speedName(settingsOf[speeds.setting]?.speed ?? "", null) : "";
    return (
      <div key={`${speeds.product}:${speeds.setting}:${speeds.design}`} className={css["speeds"]}>
        {name !== "" && <p className={css["setting"]}>{name}</p>}
        <FigureFacts figures={figures.map((figure) => ({ ...figure, unit: "%" }))} />
        {notes.map((note) => (
          <p key={note} className={css["note"]} role="status">
            {note}
          </p>
        ))}
      </div>
    );
  });
}
