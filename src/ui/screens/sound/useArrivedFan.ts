import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { numberText } from "#domain/base/input/numberText.ts";
import type { SoundPath } from "#domain/desk/sound/SoundPath.ts";
import { fanInAddress, type SoundFan } from "../../addresses/soundPlace.ts";

const textOf = (value: number | undefined) => (value === undefined ? "" : numberText(value));

/** The path with another fan: its duct, room and limit stay. */
const withFan = (path: SoundPath, { name, flow, pressure }: SoundFan): SoundPath => ({
  ...path,
  name,
  source: {
    ...path.source,
    ...(flow === undefined && pressure === undefined ? {} : { kind: "duty" }),
    octaves: path.source.octaves.map(() => ""),
    power: "",
    flow: textOf(flow),
    pressure: textOf(pressure),
  },
});

/** Takes the fan that a link leads here with, once, and takes it out of the address again. */
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
