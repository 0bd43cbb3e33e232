import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useMemo, useState } from "react";
import type { Brand } from "#api/contract/products.ts";
import type { FoundProduct } from "#api/contract/search.ts";
import type { Axis } from "#domain/products/chart/axes.ts";
import { hasSpeeds } from "#domain/catalogue/duty/dutyForms.ts";
import { machineCount } from "#domain/catalogue/duty/machineCount.ts";
import { dutyFields, type DutyField } from "#domain/catalogue/duty/dutyFields.ts";
import { searchableDuty } from "#domain/catalogue/listing/searchableDuty.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import type { DutyEntry, ListState } from "#domain/catalogue/listing/ListState.ts";
import type { DutyPicture } from "#domain/products/search/map/DutyPicture.ts";
import { spanAround, type MapView } from "#domain/products/search/map/MapView.ts";
import { pictureOfFound } from "./pictureOfFound.ts";
import { isSameData } from "../../page/browser/isSameData.ts";
import { useDutyAnswers, useOpenedMap } from "./useDutyAnswers.ts";
import { useMachinePace } from "./useMachinePace.ts";
import { useSame } from "../../page/browser/useSame.ts";
import { useServerDuty } from "./useServerDuty.ts";
import { noteUse, useUsedMaps } from "./useUsedMaps.ts";
import { useWidthClass } from "../../page/browser/useWidthClass.ts";
import { lookUp, type Keyed } from "#domain/base/keyed.ts";

/** What is known of a duty while it is typed or dragged, before anybody searches. */
export interface LiveDuty {
  /** `hidden`: no curves, or no room. Nothing that happens while it is used takes it away. */
  readonly map: "hidden" | LiveMap;
  /** Products that match; `null` while that is not known, or a required field is empty. */
  readonly count: number | null;
  /** The duty is not the one that was searched. */
  readonly isAhead: boolean;
  /** A move is not counted at once, on a slow machine or while the server counts: a moment after the hand rests it is. */
  readonly countsAtRest: boolean;
  /** Brands as they would be offered under this duty. */
  readonly brands: (searched: readonly Brand[]) => readonly Brand[];
}

export interface LiveMap {
  /** `null` while nothing gives it axes: no whole duty is entered, and the catalogue is not here. */
  readonly view: MapView | null;
  /** What the map shows of the catalogue, which is fetched for the first who uses the map; `none`: it is searched by words. */
  readonly catalogue: "unasked" | "coming" | "here" | "lost" | "none";
  /** How much of it is here while it comes: 0 to 1; `null` while none is. */
  readonly progress: number | null;
  /** Until the catalogue is here: the products that the server has found for the duty, and nothing behind them. */
  readonly picture: DutyPicture | null;
  /** The fields that are its axes. */
  readonly flow: DutyField;
  readonly value: DutyField;
  /** Somebody points at the map: it is used. */
  readonly wake: () => void;
  /** The view stands still while the point is dragged. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** A hand rests that has not moved for so long, ms. */
const REST_MS = 200;

/** From the entered figures, and for one that is not entered from the catalogue; `null` where that is not here. */
function viewOf(
  [flow, value]: readonly (DutyField | undefined)[],
  draft: readonly DutyEntry[],
  whole: MapView | null,
): MapView | null {
  const spanOf = (field: DutyField | undefined, span: Axis | undefined) => {
    const entry = draft.find(({ code }) => code === field?.code);
    // The map is of one machine: of several that share the duty each gives its part of the flow.
    return entry ? spanAround(entry.value / (field?.of === "flow" ? machineCount(draft) : 1)) : span;
  };
  const spans = { flow: spanOf(flow, whole?.flow), value: spanOf(value, whole?.value) };
  return spans.flow && spans.value ? { flow: spans.flow, value: spans.value } : null;
}

/** What is left of a picture once its duty has changed: the dots of that duty are of none now. */
const withoutMatches = (picture: DutyPicture): DutyPicture => ({
  ...picture,
  matches: new Float32Array(0),
  models: [],
  brandCodes: [],
});

const withCounts = (brands: readonly Brand[], counts: Keyed<number>) =>
  brands.map((brand) => {
    const count = lookUp(counts, brand.brandCode) ?? 0;
    return { ...brand, count, disabled: count === 0 };
  });

const NOTHING_FOUND: readonly FoundProduct[] = [];

const UNKNOWN = { count: null, brandCounts: null };

/**
 * Follows the draft of a duty in a worker: every move where the machine is quick enough, else whenever the hand rests.
 * Where the columns cannot be had the server counts. Nothing is fetched before a figure is typed or the map pointed at: what an
 * address or a link says has been searched by the list itself.
 *
 * @param found what the list shows of the searched duty: the map marks it before the catalogue is here
 */
export function useLiveDuty(
  categoryCode: string,
  state: ListState,
  draft: readonly DutyEntry[],
  found = NOTHING_FOUND,
): LiveDuty {
  const hasRoom = useWidthClass() !== "narrow";
  const { isWeak } = useMachinePace();
  const [held, setHeld] = useState<MapView | null>(null);
  const isNoted = useUsedMaps(({ used }) => used.has(categoryCode));
  const speed = hasSpeeds(categoryCode) ? state.speedControl : null;
  const fields = dutyFields(categoryCode, state.speedControl);
  // The first two are the pair that is judged on a curve.
  const [flow, value] = fields;
  const hasMap = hasRoom && flow !== undefined && value !== undefined;
  const isAhead = !isSameData(draft, state.duty);
  const isUsed = isNoted || isAhead;
  // Its columns hold no words: with some the server counts, and marks what it has found.
  const byWords = state.words !== "";
  useEffect(() => {
    if (isAhead) noteUse(categoryCode);
  }, [isAhead, categoryCode]);

  const searchable = searchableDuty(categoryCode, state.speedControl, draft);
  const isComplete = searchable.length === draft.length;
  const asked = { ...state, duty: searchable };
  const conditions = useSame(listConditions(categoryCode, asked));
  const name = useSame({ categoryCode, speed });
  const { opened, progress, openAgain } = useOpenedMap(hasMap && isUsed && !byWords ? name : null);
  const whole = opened?.ok ? opened.value : null;
  const view = useSame(held ?? viewOf([flow, value], draft, whole));
  const question = useMemo(
    () => view && whole && { ...name, conditions, view },
    [name, conditions, view, whole],
  );
  const [rested] = useDebouncedValue(question, REST_MS);
  const answer = useDutyAnswers(isWeak ? rested : question);
  const isLost = [opened, answer?.result].some(
    (result) => result?.ok === false && result.code === "unavailable",
  );
  // While the columns are on their way, too, the server answers what is typed.
  const isComing = isUsed && answer === null;
  const isServers = hasMap && isAhead && (isLost || isComing);
  const server = useServerDuty(conditions, isServers);

  const picture = answer?.result.ok ? answer.result.value : null;
  const listed = isAhead ? server.products : found;
  const isMarked = hasMap && draft.length > 0;
  const [flowCode, valueCode] = [flow?.code ?? "", value?.code ?? ""];
  const marked = useMemo(
    () => (isMarked ? pictureOfFound(listed, flowCode, valueCode) : null),
    [isMarked, listed, flowCode, valueCode],
  );
  const isBehind = isWeak && answer?.question !== question;
  const known = isBehind ? UNKNOWN : (picture ?? server);
  return {
    map: hasMap
      ? {
          view,
          catalogue: byWords ? "none" : isLost ? "lost" : opened ? "here" : isUsed ? "coming" : "unasked",
          progress,
          picture: picture === null ? marked : isBehind ? withoutMatches(picture) : picture,
          flow,
          value,
          wake() {
            noteUse(categoryCode);
            if (opened?.ok === false) openAgain();
          },
          hold: () => setHeld(view),
          release: () => setHeld(null),
        }
      : "hidden",
    count: isComplete ? known.count : null,
    isAhead,
    countsAtRest: isComplete && ((isBehind && question !== null) || (isServers && known.count === null)),
    brands: (searched) =>
      isComplete && known.brandCounts && isAhead ? withCounts(searched, known.brandCounts) : searched,
  };
}
