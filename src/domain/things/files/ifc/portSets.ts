import type { Figures } from "../../component/Figures.ts";
import type { Port } from "../../component/ComponentBody.ts";
import { label, measured } from "./measures.ts";
import type { IfcSets } from "./IfcSets.ts";
import { statedEnds, statedFlow } from "./portWords.ts";

/** Pset_DistributionPortTypePipe or …Duct: size, way of joining and flow, as far as they are stated. */
export function portSet(sets: IfcSets, id: string, port: Port, figures: Figures | null): string {
  const length = (name: string, value: number) => sets.single(name, measured("POSITIVELENGTH", value));
  const flow = figures === null ? null : statedFlow(figures, port);
  const carried =
    flow === null ? [] : [sets.bounded("VolumetricFlowRate", measured("VOLUMETRICFLOWRATE", flow))];
  const { size } = port;
  if (port.kind === "duct") {
    // The standard's width is a round duct's diameter.
    const sides =
      typeof size === "number"
        ? [length("NominalWidth", size)]
        : [length("NominalWidth", size[0]), length("NominalHeight", size[1])];
    return sets.set(id, "Pset_DistributionPortTypeDuct", [...sides, ...carried]);
  }
  const [type, words] = (figures === null ? null : statedEnds(figures)) ?? [null, null];
  return sets.set(id, "Pset_DistributionPortTypePipe", [
    ...(typeof size === "number" ? [length("NominalDiameter", size)] : []),
    ...(type === null ? [] : [sets.enumerated("ConnectionType", label(type))]),
    ...(words === null ? [] : [sets.single("ConnectionSubType", label(words))]),
    ...carried,
  ]);
}
