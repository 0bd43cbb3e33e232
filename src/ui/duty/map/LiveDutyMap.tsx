import { USUAL_DEVIATION } from "#domain/catalogue/duty/deviationRate.ts";
import { systemOf } from "#domain/physics/curve/systemCurve.ts";
import { machineCount } from "#domain/catalogue/duty/machineCount.ts";
import { readSystems } from "#domain/catalogue/duty/systemFigures.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { flow as asFlow } from "#domain/base/units.ts";
import type { LiveMap } from "./useLiveDuty.ts";
import { pointAtDot, usePointedProduct } from "./usePointedProduct.ts";
import type { CurveForm } from "../form/useCurveForm.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { classNames } from "../../kit/layout/classNames.ts";
import { DutyMap } from "./DutyMap.tsx";
import css from "./DutyMap.module.css";
import { EmptyMap } from "./EmptyMap.tsx";
import { MapComing } from "./MapComing.tsx";
import type { MapPoint, MapTarget } from "./MapDuty.ts";

export interface LiveDutyMapProps {
  readonly map: LiveMap;
  readonly form: CurveForm;
  /** Called when the point is dropped, with the duty to search. */
  readonly onSearch: (duty: readonly DutyEntry[]) => void;
}

function targetOf(duty: readonly DutyEntry[], code: string, machines = 1): MapTarget | null {
  const entry = duty.find((each) => each.code === code);
  return entry ? { value: entry.value / machines, rate: entry.deviationRate ?? USUAL_DEVIATION } : null;
}

/** The system curve through both figures; `null` if one is missing or no such system exists. */
function systemThrough(duty: readonly DutyEntry[], flow: MapTarget | null, value: MapTarget | null) {
  if (flow === null || value === null) return null;
  const read = readSystems(duty, value.value);
  return read.ok
    ? systemOf({ flow: asFlow(flow.value), value: value.value, system: read.value.design })
    : null;
}

/** A hint in the free line above the plot: how to use the map, or what it lacks. */
function MapHint({
  map: { catalogue, progress, wake },
  isEmpty,
}: {
  readonly map: LiveMap;
  readonly isEmpty: boolean;
}) {
  switch (catalogue) {
    case "here":
      return isEmpty && <p className={css["hint"]}>在图上点一下，放上工况点</p>;
    case "coming":
      return (
        <p className={classNames(css["hint"], css["lacking"])} role="status">
          <MapComing progress={progress} />
        </p>
      );
    case "none":
      return null;
    case "unasked":
    case "lost":
      return (
        <p className={classNames(css["hint"], css["lacking"])}>
          {catalogue === "lost" && "产品分布没有读到"}
          <LinkButton small onClick={wake}>
            {catalogue === "lost" ? "重试" : "查看产品分布"}
          </LinkButton>
        </p>
      );
  }
}

/** The duty map over a curve form. Typing moves the point, and dragging fills the fields. */
export function LiveDutyMap({ map, form, onSearch }: LiveDutyMapProps) {
  const { view, picture, flow, value, catalogue, progress, wake, hold, release } = map;
  const figures = usePointedProduct()?.figures;
  if (view === null)
    return (
      <EmptyMap
        catalogue={catalogue}
        progress={progress}
        quantities={[flow.label, value.label]}
        onWake={wake}
      />
    );
  const [flowOfRow, valueOfRow] = [figures?.get(flow.code), figures?.get(value.code)];
  // The map shows one machine: each of several parallel machines gives its part of the flow.
  const machines = machineCount(form.duty);
  const ofFlow = targetOf(form.duty, flow.code, machines);
  const ofValue = targetOf(form.duty, value.code);
  const put = (point: MapPoint) =>
    form.put(
      new Map([
        [flow.code, point.flow * machines],
        [value.code, point.value],
      ]),
    );
  return (
    <div className={css["live"]} onPointerEnter={wake}>
      <DutyMap
        view={view}
        flow={flow}
        value={value}
        duty={{ flow: ofFlow, value: ofValue, system: systemThrough(form.duty, ofFlow, ofValue) }}
        picture={picture}
        ringed={
          flowOfRow === undefined || valueOfRow === undefined ? null : { flow: flowOfRow, value: valueOfRow }
        }
        onPoint={(index) =>
          pointAtDot(
            picture && index !== null
              ? { model: picture.models[index] ?? "", brandCode: picture.brandCodes[index] ?? "" }
              : null,
          )
        }
        onHold={hold}
        onMove={put}
        onRelease={(point) => {
          release();
          if (point) onSearch(put(point));
        }}
      />
      <MapHint map={map} isEmpty={form.duty.length === 0} />
    </div>
  );
}
