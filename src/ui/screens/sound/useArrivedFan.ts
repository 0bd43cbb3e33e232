import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { numberText } from "#domain/base/input/numberText.ts";
import type { SoundPath, SourceKind } from "#domain/desk/sound/SoundPath.ts";
import { fanInAddress, type SoundFan } from "../../addresses/soundAddress.ts";

const textOf = (value: number | undefined) => (value === undefined ? "" : numberText(value));

/** The most precise known statement of the fan's sound; without any, the kind stays as it was chosen. */
function kindOf({ octaves, power, flow, pressure }: SoundFan, before: SourceKind): SourceKind {
  if (octaves !== undefined) return "octaves";
  if (power !== undefined) return "power";
  return flow === undefined && pressure === undefined ? before : "duty";
}

/** Replaces the fan of a path; duct, room and limit stay. */
const withFan = (path: SoundPath, fan: SoundFan): SoundPath => ({
  ...path,
  name: fan.name,
  source: {
    ...path.source,
    kind: kindOf(fan, path.source.kind),
    octaves: path.source.octaves.map((_, band) => textOf(fan.octaves?.[band])),
    power: textOf(fan.power),
    flow: textOf(fan.flow),
    pressure: textOf(fan.pressure),
  },
});

/** Takes the fan from the link that led here, once, and removes it from the address. */
export function useArrivedFan(path: SoundPath, replace: (path: SoundPath) => void): void {
  const [params, setParams] = useSearchParams();
  // The address changes a moment later than the path.
  const taken = useRef("");
  useEffect(() => {
    const fan = fanInAddress(params);
    if (fan === null || taken.current === params.toString()) return;
    taken.current = params.toString();
    replace(withFan(path, fan));
    setParams({}, { replace: true });
  }, [params, setParams, path, replace]);
}
