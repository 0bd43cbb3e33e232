import { USUAL_DEVIATION } from "#domain/curve/deviationRate.ts";
import type { DutyEntry } from "#domain/listing/ListState.ts";
import type { LiveMap } from "../../hooks/useLiveDuty.ts";
import type { CurveForm } from "../search/useCurveForm.ts";
import text from "../../styles/text.module.css";
import { classNames } from "../classNames.ts";
import { DutyMap } from "./DutyMap.tsx";
import type { DesignPoint, MapWish } from "./MapDuty.ts";

export interface LiveDutyMapProps {
  readonly map: LiveMap | "weak";
  readonly form: CurveForm;
  /** The point was let go. */
  readonly onSearch: (duty: readonly DutyEntry[]) => void;
}

function wishOf(duty: readonly DutyEntry[], code: string): MapWish | null {
  const entry = duty.find((each) => each.code === code);
  return entry ? { value: entry.value, rate: entry.deviationRate ?? USUAL_DEVIATION } : null;
}

/** The duty map over a curve form: what is typed moves the point, what is dragged fills the fields. */
export function LiveDutyMap({ map, form, onSearch }: LiveDutyMapProps) {
  if (map === "weak")
    return <p className={classNames(text["dim"], text["small"])}>本机较慢，未显示工况点图</p>;
  if (map.view === null) return null;
  const { view, picture, flow, value, hold, release } = map;
  const put = (point: DesignPoint) =>
    form.put(
      new Map([
        [flow.code, point.flow],
        [value.code, point.value],
      ]),
    );
  return (
    <DutyMap
      view={view}
      flow={flow}
      value={value}
      duty={{ flow: wishOf(form.duty, flow.code), value: wishOf(form.duty, value.code) }}
      picture={picture}
      onHold={hold}
      onMove={put}
      onRelease={(point) => {
        release();
        if (point) onSearch(put(point));
      }}
    />
  );
}
