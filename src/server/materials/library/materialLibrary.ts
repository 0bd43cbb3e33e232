import { buildingWires, controlCables, powerCables } from "./cables.ts";
import { rectangularDucts, roundDucts } from "./ducts.ts";
import { finishProperties, insulationProperties, rubberTubes, solidProperties } from "./insulations.ts";
import type { LibraryCategory } from "./LibraryCategory.ts";
import { copperRefrigerantPipes, copperWaterPipes, seamlessPipes, weldedPipes } from "./pipes.ts";
import { drainPipes, ironPipes, pePipes, pprPipes } from "./plasticPipes.ts";
import { ballValves, butterflyValves, checkValves, gateValves, globeValves } from "./valves.ts";

/** The categories that hold categories. */
export const MATERIAL_GROUPS = [
  { code: "M000100", name: "管材" },
  { code: "M000200", name: "风管" },
  { code: "M000300", name: "绝热与建筑材料" },
  { code: "M000400", name: "电线电缆" },
  { code: "M000500", name: "阀门" },
] as const;

/** The standard material library, in the order in which it is shown. */
export const MATERIAL_LIBRARY: readonly LibraryCategory[] = [
  weldedPipes,
  seamlessPipes,
  copperWaterPipes,
  copperRefrigerantPipes,
  pprPipes,
  pePipes,
  drainPipes,
  ironPipes,
  rectangularDucts,
  roundDucts,
  rubberTubes,
  insulationProperties,
  solidProperties,
  finishProperties,
  buildingWires,
  powerCables,
  controlCables,
  gateValves,
  globeValves,
  checkValves,
  ballValves,
  butterflyValves,
];
