import type { MachineSet } from "#domain/products/chart/ChartModel.ts";
import { factsOf, flowFactsOf, PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import { CHECK_VALVES, reserveTexts } from "#domain/products/chart/setWords.ts";
import type { SetAnswer } from "#domain/products/parallel/productSet.ts";
import { speedName } from "#domain/physics/curve/speedName.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { ControlledTable } from "./ControlledTable.tsx";
import css from "./SetPanel.module.css";
import { SetPicture } from "./SetPicture.tsx";
import { StageTable } from "./StageTable.tsx";

export interface EqualSetProps {
  readonly chart: DrawnChart;
  readonly set: MachineSet;
  readonly ratedPower: number | null;
  readonly controlled: SetAnswer["controlled"];
  readonly conditions: Pick<DetailConditions, "energy" | "set" | "changeSet">;
}

/** Equal machines in parallel: with one, two and more of them running, and with speed control. */
export function EqualSet({ chart, set, ratedPower, controlled, conditions }: EqualSetProps) {
  const settings = chart.products[set.product]?.settings ?? [];
  const speed = settings.length > 1 ? speedName(settings[set.setting]?.speed ?? "", null) : "";
  const { count, single, systems } = set;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <section className={css["set"]} aria-label={`${speed} 多台并联`.trim()}>
      <div>
        {reserveTexts(set).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={css["hint"]}>{CHECK_VALVES}</p>
        <StageTable chart={chart} set={set} ratedPower={ratedPower} />
        {controlled !== null && (
          <ControlledTable
            controlled={controlled}
            energy={conditions.energy}
            onKind={(control) => conditions.changeSet({ ...conditions.set, control })}
          />
        )}
      </div>
      <SetPicture
        machine={chart.machine}
        label={`单台与 ${count} 台并联的${factsOf(PRESSURE_QUANTITY[chart.machine]).name}曲线、管网曲线和工况`}
        flowName={`总${flowFactsOf(chart.machine).name}`}
        duty={set.duty}
        lines={numbers.map((running) => ({
          name: `${running} 台`,
          kind: running === 1 ? "single" : "combined",
          points: single.map(({ flow, value }) => ({ flow: flow * running, value })),
        }))}
        systems={systems}
        states={systems.flatMap(({ name, stages }) =>
          stages.flatMap(({ running, each, mixed }) =>
            [
              ...(each === null
                ? []
                : [{ flow: each.flow * running, value: each.value, isSure: mixed.length === 0 }]),
              ...mixed.map(({ flow, value }) => ({ flow: flow as number, value, isSure: false })),
            ].map((state) => ({ ...state, key: `${name}:${running}:${state.flow}` })),
          ),
        )}
      />
    </section>
  );
}
