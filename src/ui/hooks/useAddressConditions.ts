import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { designPropertiesOf } from "#domain/listing/listConditions.ts";
import { readDesignProperties } from "#domain/listing/readDesignProperties.ts";
import type { DetailConditions } from "./DetailConditions.ts";

const DUTY = "designProperties";
const LIMIT = "powerLimit";

function readLimit(text: string | null): number | null {
  const limit = Number(text ?? "");
  return Number.isFinite(limit) && limit > 0 ? limit : null;
}

/** The conditions of a detail that its address holds: a copied link opens the same, and a change adds no step back. */
export function useAddressConditions(): DetailConditions {
  const [params, setParams] = useSearchParams();
  const text = params.get(DUTY);
  const limitText = params.get(LIMIT);
  const set = useCallback(
    (name: string, value: string | null) =>
      setParams(
        (now) => {
          if (value === null) now.delete(name);
          else now.set(name, value);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  return useMemo(() => {
    const read = readDesignProperties(text);
    return {
      duty: read.ok ? read.value : [],
      isMalformed: !read.ok,
      powerLimit: readLimit(limitText),
      changeDuty: (duty) => set(DUTY, duty.length === 0 ? null : designPropertiesOf(duty)),
      changePowerLimit: (limit) => set(LIMIT, limit === null ? null : String(limit)),
    };
  }, [text, limitText, set]);
}
