import { useMemo, useState } from "react";
import type { Brand } from "#api/contract/products.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import { curveFields, missingFields, type CurveField } from "#domain/listing/curveFields.ts";
import { listConditions } from "#domain/listing/listConditions.ts";
import type { DutyEntry, ListState } from "#domain/listing/ListState.ts";
import { curveFormsOf } from "#domain/search/curveCodes.ts";
import type { DutyPicture } from "#domain/search/map/DutyPicture.ts";
import { spanAround, type MapSpan, type MapView } from "#domain/search/map/MapView.ts";
import { isSameData } from "./isSameData.ts";
import { useDutyAnswers, useOpenedMap } from "./useDutyAnswers.ts";
import { useMachinePace } from "./useMachinePace.ts";
import { useSame } from "./useSame.ts";
import { useServerDuty } from "./useServerDuty.ts";
import { useWidthClass } from "./useWidthClass.ts";
import { lookUp, type Keyed } from "#domain/keyed.ts";

/** What is known of a duty while it is typed or dragged, before anybody searches. */
export interface LiveDuty {
  /**
   * `hidden`: no curves, no room, or no columns. `weak`: left out because the machine cannot follow. Its quantities are
   * the fields that are its axes.
   */
  readonly map: "hidden" | "weak" | LiveMap;
  /** Products that match; `null` while that is not known, or a required field is empty. */
  readonly count: number | null;
  /** The duty is not the one that was searched. */
  readonly isAhead: boolean;
  /** Brands as they would be offered under this duty. */
  readonly brands: (searched: readonly Brand[]) => readonly Brand[];
}

export interface LiveMap {
  /** `null` until the catalogue has come. */
  readonly view: MapView | null;
  readonly picture: DutyPicture | null;
  readonly flow: CurveField;
  readonly value: CurveField;
  /** The view stands still while the point is dragged. */
  readonly hold: () => void;
  readonly release: () => void;
}

function spanOf(field: CurveField | undefined, draft: readonly DutyEntry[], whole: MapSpan): MapSpan {
  const entry = draft.find(({ code }) => code === field?.code);
  return entry ? spanAround(entry.value) : whole;
}

const withCounts = (brands: readonly Brand[], counts: Keyed<number>) =>
  brands.map((brand) => {
    const count = lookUp(counts, brand.brandCode) ?? 0;
    return { ...brand, count, disabled: count === 0 };
  });

/** Follows the draft of a duty, in a worker where that is fast enough and by the server where it is not. */
export function useLiveDuty(categoryCode: string, state: ListState, draft: readonly DutyEntry[]): LiveDuty {
  const hasRoom = useWidthClass() !== "narrow";
  const { isWeak } = useMachinePace();
  const [held, setHeld] = useState<MapView | null>(null);
  const hasSpeeds = categoryCode === FAN;
  const speed = hasSpeeds ? state.speedControl : null;
  const fields = curveFields(categoryCode, state.speedControl);
  const form = curveFormsOf(categoryCode).find((each) => each.speed === speed);
  const flow = fields.find(({ code }) => code === form?.flow);
  const value = fields.find(({ code }) => code === form?.value);
  const hasMap = hasRoom && flow !== undefined && value !== undefined;

  const isComplete = missingFields(fields, new Set(draft.map(({ code }) => code))).length === 0;
  const asked = { ...state, duty: isComplete ? draft : [] };
  const conditions = useSame(listConditions(categoryCode, asked, { hasSpeeds }));
  const name = useSame({ categoryCode, speed });
  const opened = useOpenedMap(hasMap && !isWeak ? name : null);
  const whole = opened?.ok ? opened.value : null;
  const view = useSame(
    held ?? (whole && { flow: spanOf(flow, draft, whole.flow), value: spanOf(value, draft, whole.value) }),
  );
  const question = useMemo(() => view && { ...name, conditions, view }, [name, conditions, view]);
  const answer = useDutyAnswers(whole ? question : null);
  const isLost = [opened, answer].some((result) => result?.ok === false && result.code === "unavailable");
  const server = useServerDuty(conditions, hasMap && (isWeak || isLost));

  const picture = answer?.ok ? answer.value : null;
  const known = picture ?? server;
  const isAhead = !isSameData(draft, state.duty);
  return {
    map:
      !hasMap || isLost
        ? "hidden"
        : isWeak
          ? "weak"
          : { view, picture, flow, value, hold: () => setHeld(view), release: () => setHeld(null) },
    count: isComplete ? known.count : null,
    isAhead,
    brands: (searched) =>
      isAhead && isComplete && known.brandCounts ? withCounts(searched, known.brandCounts) : searched,
  };
}
