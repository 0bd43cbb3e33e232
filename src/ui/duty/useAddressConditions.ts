import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { energyQuery, readEnergy, writeEnergy } from "#domain/products/energy/energyAddress.ts";
import { readSet, setQuery, writeSet } from "#domain/products/parallel/setAddress.ts";
import { designPropertiesOf } from "#domain/catalogue/listing/listConditions.ts";
import { readRunning, writeRunning } from "#domain/catalogue/listing/operationAddress.ts";
import { readDesignProperties } from "#domain/catalogue/listing/readDesignProperties.ts";
import { CONDITION } from "./conditionsQuery.ts";
import type { DetailConditions } from "./DetailConditions.ts";

function readLimit(text: string | null): number | null {
  const limit = Number(text ?? "");
  return Number.isFinite(limit) && limit > 0 ? limit : null;
}

/**
 * The conditions of a detail, kept in its address: a copied link opens the same state, and a change adds no
 * history entry.
 */
export function useAddressConditions(): DetailConditions {
  const [params, setParams] = useSearchParams();
  const text = params.get(CONDITION.duty);
  const limitText = params.get(CONDITION.limit);
  const { rate, setting } = readRunning(params);
  const energyText = energyQuery(params);
  const setText = setQuery(params);
  const change = useCallback(
    (write: (now: URLSearchParams) => void) =>
      setParams(
        (now) => {
          write(now);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  return useMemo(() => {
    const read = readDesignProperties(text);
    const set = (name: string, value: string | null) =>
      change((now) => (value === null ? now.delete(name) : now.set(name, value)));
    return {
      duty: read.ok ? read.value : [],
      isMalformed: !read.ok,
      rate,
      setting,
      powerLimit: readLimit(limitText),
      energy: readEnergy(new URLSearchParams(energyText)),
      set: readSet(new URLSearchParams(setText)),
      changeDuty: (duty) => set(CONDITION.duty, duty.length === 0 ? null : designPropertiesOf(duty)),
      changeRunning: (changed) => change((now) => writeRunning(now, { rate, setting, ...changed })),
      changePowerLimit: (limit) => set(CONDITION.limit, limit === null ? null : String(limit)),
      changeEnergy: (changed) => change((now) => writeEnergy(now, changed)),
      changeSet: (changed) => change((now) => writeSet(now, changed)),
    };
  }, [text, limitText, rate, setting, energyText, setText, change]);
}
