import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import type { Api, CallOptions } from "#api/client/createApi.ts";
import type { WireCurve } from "#api/contract/curves.ts";
import { getProduct, type Product } from "#api/contract/products.ts";
import { readRecord, type WireRecord } from "#api/contract/recordVersions.ts";
import { statedCurves } from "#api/contract/statedCurves.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import { isLaterFigure } from "#domain/products/claim/laterFigures.ts";
import { recordChanges, type FieldChange } from "#domain/products/claim/recordChanges.ts";
import { SHORT_HASH } from "#domain/products/claim/recordHash.ts";
import type { LinkedClaim } from "#domain/products/claim/claimAddress.ts";
import {
  compareAnswers,
  isSameFigure,
  recomputedState,
  type Causes,
  type ComparedFigure,
  type FormerAnswer,
  type RecomputedState,
} from "#domain/products/claim/recomputedState.ts";
import type { CurveClient } from "#workers/curve/CurveClient.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAnswer } from "../../page/services/useAnswer.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { currentAnswer, type CurrentAnswer } from "../../claim/currentAnswer.ts";
import { recordOfNow } from "../../claim/calls/recordOfNow.ts";

/** The record at the time of the link, if it differs from the current one. */
export interface FormerRecord extends FormerAnswer {
  readonly changes: readonly FieldChange[];
  /** When it was replaced, as ISO 8601; `null` if that was not recorded. */
  readonly supersededAt: string | null;
}

/** A result that was computed again, beside the link's claim. */
export interface Rechecked {
  readonly state: RecomputedState;
  readonly machine: Machine;
  readonly product: Product;
  readonly curves: readonly WireCurve[];
  readonly causes: Causes;
  /** `null` if the record is the same. */
  readonly former: FormerRecord | "not-kept" | null;
  readonly figures: readonly ComparedFigure[];
  /** Number of figures that the engine of that time could not have claimed. */
  readonly laterCount: number;
  /** First 16 hex digits of the current hash. */
  readonly catalogue: string;
  readonly record: string;
}

/** `cannot-recompute`: the catalogue has no such product, or it is of another kind now. */
export type Recheck =
  | { readonly status: "checking" | "cannot-recompute" }
  | { readonly status: "failed"; readonly why: string; readonly retry: () => void }
  | { readonly status: "done"; readonly value: Rechecked };

interface Basis {
  /** From the current record. */
  readonly product: Product;
  readonly record: WireRecord;
  readonly catalogue: string;
  readonly former: WireRecord | "not-kept" | null;
}

interface Answers {
  readonly now: CurrentAnswer;
  readonly former: CurrentAnswer | null;
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === "not.found";

async function formerRecord(
  api: Api,
  { productId: id, record: hash }: LinkedClaim,
  options: CallOptions,
): Promise<WireRecord | "not-kept"> {
  try {
    return await api.call(readRecord, { params: { id, hash } }, options);
  } catch (error) {
    if (isNotFound(error)) return "not-kept";
    throw error;
  }
}

async function readBasis(api: Api, linked: LinkedClaim, signal: AbortSignal): Promise<Basis> {
  const { productId: id } = linked;
  const [product, { record, catalogue }] = await Promise.all([
    api.call(getProduct, { params: { id } }, { signal }),
    recordOfNow(api, id, { signal }),
  ]);
  const { productPropertyValues } = record;
  return {
    product: { ...product, productPropertyValues },
    record,
    catalogue,
    former: record.record.startsWith(linked.record) ? null : await formerRecord(api, linked, { signal }),
  };
}

const statedOf = ({ productPropertyValues, curves }: WireRecord) => ({
  values: productPropertyValues,
  curves: statedCurves(curves),
});

async function answersTo(
  curve: CurveClient,
  { machine, state, basis }: Pick<LinkedClaim, "state"> & { machine: Machine; basis: Basis },
): Promise<Answers> {
  const answerOf = (record: WireRecord) =>
    currentAnswer(curve, {
      machine,
      product: { ...basis.product, productPropertyValues: record.productPropertyValues },
      curves: record.curves,
      state,
    });
  const { record, former } = basis;
  const [now, then] = await Promise.all([
    answerOf(record),
    former === null || former === "not-kept" ? null : answerOf(former),
  ]);
  return { now, former: then };
}

/** The worker's answers, once their basis is loaded. */
function useAnswers({ state }: LinkedClaim, machine: Machine | null, basis: Basis | null) {
  const { curve } = useServices();
  return useAnswer(
    useMemo(
      () =>
        machine === null || basis === null ? null : async () => answersTo(curve, { machine, state, basis }),
      [curve, machine, state, basis],
    ),
  );
}

/** Computes a link's question by the current rules and data, and also by the data of that time if they differ. */
export function useRecheck(linked: LinkedClaim): Recheck {
  const { api } = useServices();
  const { productId, categoryCode } = linked;
  const basis = loadedOf(
    useQuery<Basis>({
      queryKey: ["recheck", productId, linked.record],
      queryFn: ({ signal }) => readBasis(api, linked, signal),
      // A cached answer would be that of an earlier time.
      staleTime: 0,
      gcTime: 0,
    }),
  );
  const found = basis.status === "ready" ? basis.value : null;
  const machine = machineOf(categoryCode);
  const isOther = found !== null && found.product.gjwCategoryCode !== categoryCode;
  const computed = useAnswers(linked, machine, isOther ? null : found);

  if (basis.status === "failed") {
    if (isNotFound(basis.error)) return { status: "cannot-recompute" };
    return { status: "failed", why: basis.error.message, retry: basis.retry };
  }
  if (isOther) return { status: "cannot-recompute" };
  if (found === null || machine === null || computed.isFetching) return { status: "checking" };
  const { data: answers, refetch } = computed;
  if (answers === undefined) return { status: "failed", why: "后台计算中断", retry: () => void refetch() };
  const { product, record, catalogue } = found;
  const causes = { record: found.former !== null, engine: linked.engine !== ENGINE };
  const figures = compareAnswers(linked.answer, answers.now.answer);
  const later = figures.filter((figure) => isLaterFigure(machine, linked.engine, figure));
  return {
    status: "done",
    value: {
      state: recomputedState(causes, isClaimed(linked, machine, answers.now)),
      machine,
      product,
      curves: record.curves,
      causes,
      former: formerOf(linked, machine, found, answers),
      figures,
      laterCount: later.length,
      catalogue: catalogue.slice(0, SHORT_HASH),
      record: record.record.slice(0, SHORT_HASH),
    },
  };
}

/** Whether an answer equals the link's claim, as far as the engine of that time could claim it. */
const isClaimed = (linked: LinkedClaim, machine: Machine, { answer }: CurrentAnswer): boolean =>
  compareAnswers(linked.answer, answer).every(
    (figure) => isSameFigure(figure) || isLaterFigure(machine, linked.engine, figure),
  );

function formerOf(
  linked: LinkedClaim,
  machine: Machine,
  { former, record }: Basis,
  { now, former: then }: Answers,
): Rechecked["former"] {
  if (former === null || former === "not-kept" || then === null) return former === null ? null : "not-kept";
  return {
    changes: recordChanges(statedOf(former), statedOf(record)),
    supersededAt: former.supersededAt,
    isClaimed: isClaimed(linked, machine, then),
    isOfNow: compareAnswers(now.answer, then.answer).every(isSameFigure),
  };
}
