import { useEffect, useState } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import { listProductCurves, type WireCurve } from "#api/contract/curves.ts";
import { getProduct, type Product } from "#api/contract/products.ts";
import { readRecordVersion } from "#api/contract/recordVersions.ts";
import type { Machine } from "#domain/curve/curveQuantities.ts";
import { machineOf } from "#domain/curve/machineOf.ts";
import { ENGINE } from "#domain/verdict/engine.ts";
import { SHORT_HASH } from "#domain/verdict/recordHash.ts";
import type { LinkedVerdict } from "#domain/verdict/verdictAddress.ts";
import {
  compareAnswers,
  isSameFigure,
  recomputedState,
  type Causes,
  type ComparedFigure,
  type RecomputedState,
} from "#domain/verdict/recomputedState.ts";
import { loadedOf, type Loaded } from "../services/Loaded.ts";
import { useServices } from "../services/ServicesContext.tsx";
import { useAsk } from "../services/useAsk.ts";
import { currentAnswer, type CurrentAnswer } from "./currentAnswer.ts";

/** A verdict that was computed again, beside what its address claims. */
export interface Rechecked {
  readonly state: RecomputedState;
  readonly machine: Machine;
  readonly product: Product;
  readonly curves: readonly WireCurve[];
  readonly causes: Causes;
  readonly figures: readonly ComparedFigure[];
  /** First 16 hex digits, of now. */
  readonly catalogue: string;
  readonly record: string;
}

/** `cannot-recompute`: the catalogue has no such product, or it is another kind of thing now. */
export type Recheck =
  | { readonly status: "checking" | "cannot-recompute" }
  | { readonly status: "failed"; readonly why: string; readonly retry: () => void }
  | { readonly status: "done"; readonly value: Rechecked };

interface Asked {
  readonly machine: Machine;
  readonly product: Product;
  readonly curves: readonly WireCurve[];
}

interface Computed {
  readonly of: Asked;
  readonly attempt: number;
  /** `null`: the work broke off. */
  readonly current: CurrentAnswer | null;
}

/** Computes what an address asks, by the rules and the data of now. */
export function useRecheck(linked: LinkedVerdict): Recheck {
  const { curve } = useServices();
  const { productId, categoryCode, state } = linked;
  const ofProduct = { params: { id: productId } };
  const product = loadedOf(useAsk(getProduct, ofProduct));
  const curves = loadedOf(useAsk(listProductCurves, ofProduct));
  const version = loadedOf(useAsk(readRecordVersion, ofProduct));
  const [attempt, setAttempt] = useState(0);
  const [computed, setComputed] = useState<Computed>();
  const asked = useAsked(product.status === "ready" ? product.value : null, curves, categoryCode);
  useEffect(() => {
    if (asked === null) return undefined;
    let isLive = true;
    const take = (current: CurrentAnswer | null) => {
      if (isLive) setComputed({ of: asked, attempt, current });
    };
    currentAnswer(curve, { ...asked, state }).then(take, () => take(null));
    return () => {
      isLive = false;
    };
  }, [curve, asked, state, attempt]);

  for (const loaded of [product, curves, version])
    if (loaded.status === "failed") {
      const isGone = loaded.error instanceof ApiError && loaded.error.code === "not.found";
      if (isGone) return { status: "cannot-recompute" };
      return { status: "failed", why: loaded.error.message, retry: loaded.retry };
    }
  if (product.status === "ready" && product.value.gjwCategoryCode !== categoryCode)
    return { status: "cannot-recompute" };
  if (asked === null || version.status !== "ready") return { status: "checking" };
  if (computed?.of !== asked || computed.attempt !== attempt) return { status: "checking" };
  if (computed.current === null)
    return { status: "failed", why: "后台计算中断", retry: () => setAttempt((last) => last + 1) };
  const catalogue = version.value.catalogue.slice(0, SHORT_HASH);
  const record = version.value.record.slice(0, SHORT_HASH);
  const causes = { record: record !== linked.record, engine: linked.engine !== ENGINE };
  const figures = compareAnswers(linked.answer, computed.current.answer);
  const found = recomputedState(causes, figures.every(isSameFigure));
  return {
    status: "done",
    value: { ...asked, state: found, causes, figures, catalogue, record },
  };
}

/** What there is to compute from, the same object as long as it is the same; `null` until all of it is there. */
function useAsked(
  product: Product | null,
  curves: Loaded<readonly WireCurve[]>,
  categoryCode: string,
): Asked | null {
  const machine = machineOf(categoryCode);
  const found = curves.status === "ready" ? curves.value : null;
  const [held, setHeld] = useState<Asked | null>(null);
  if (product === null || found === null || machine === null) return null;
  if (held?.product === product && held.curves === found && held.machine === machine) return held;
  const asked = { machine, product, curves: found };
  setHeld(asked);
  return asked;
}
