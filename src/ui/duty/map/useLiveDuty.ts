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
import { toleranceInForce } from "#domain/catalogue/listing/toleranceInForce.ts";
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

/** State of a duty while it is typed or dragged, before it is searched. */
export interface LiveDuty {
  /** `hidden`: no curves, or no space. It does not disappear while it is in use. */
  readonly map: "hidden" | LiveMap;
  /** Number of matching products; `null` if it is unknown or a required field is empty. */
  readonly count: number | null;
  /** Whether the duty differs from the searched one. */
  readonly isAhead: boolean;
  /** Whether moves are counted only after a pause: on a slow machine, or while the server counts. */
  readonly countsAtRest: boolean;
  /** The brands offered for this duty. */
  readonly brands: (searched: readonly Brand[]) => readonly Brand[];
}

export interface LiveMap {
  /** `null` while there are no axes: no complete duty is entered and the catalogue is not loaded. */
  readonly view: MapView | null;
  /**
   * State of the catalogue behind the map, which is fetched on first use; `none`: the list is searched by words.
   */
  readonly catalogue: "unasked" | "coming" | "here" | "lost" | "none";
  /** Loaded share of the catalogue, 0 to 1; `null` while nothing is being loaded. */
  readonly progress: number | null;
  /** Until the catalogue is loaded this has only the products that the server found for the duty. */
  readonly picture: DutyPicture | null;
  /** The fields of the axes. */
  readonly flow: DutyField;
  readonly value: DutyField;
  /** Called when the pointer enters the map: it is now in use. */
  readonly wake: () => void;
  /** Keeps the view unchanged while the point is dragged. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** ms without a move after which a drag counts as paused. */
const REST_MS = 200;

/**
 * Axes around the entered figures; a missing figure is taken from the catalogue. `null` if the catalogue is not
 * loaded.
 */
function viewOf(
  [flow, value]: readonly (DutyField | undefined)[],
  draft: readonly DutyEntry[],
  whole: MapView | null,
): MapView | null {
  const spanOf = (field: DutyField | undefined, span: Axis | undefined) => {
    const entry = draft.find(({ code }) => code === field?.code);
    // The map shows one machine: each of several machines that share the duty gives its part of the flow.
    return entry ? spanAround(entry.value / (field?.of === "flow" ? machineCount(draft) : 1)) : span;
  };
  const spans = { flow: spanOf(flow, whole?.flow), value: spanOf(value, whole?.value) };
  return spans.flow && spans.value ? { flow: spans.flow, value: spans.value } : null;
}

/** A picture without its matches, which belong to the previous duty. */
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
 * Follows the draft of a duty in a worker: on every move if the machine is fast enough, otherwise after each
 * pause. The server counts if the columns are unavailable. Nothing is fetched before a figure is typed or the map
 * is pointed at, because a duty from an address or link is searched by the list itself.
 *
 * @param found products that the list shows for the searched duty; the map marks them before the catalogue is
 * loaded
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
  // The first two fields are the pair that is judged on a curve.
  const [flow, value] = fields;
  const hasMap = hasRoom && flow !== undefined && value !== undefined;
  const isAhead = !isSameData(draft, state.duty);
  const isUsed = isNoted || isAhead;
  // The columns have no words: with search words the server counts, and the map marks what it found.
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
  // The server also answers while the columns are loading.
  const isComing = isUsed && answer === null;
  // The columns do not say how far curves read from charts may be off: what is met under all tolerances the server
  // counts, as the list will.
  const isExact = toleranceInForce(categoryCode, asked)?.isRequired === true;
  const isServers = hasMap && isAhead && (isLost || isComing || isExact);
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
  const counted = isExact ? server : (picture ?? server);
  const known = isBehind && !isExact ? UNKNOWN : counted;
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
