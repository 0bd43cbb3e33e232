import { transfer } from "comlink";
import { buffersOf } from "#domain/building/rooms/PackedTable.ts";
import type { Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import type { Season } from "#domain/building/systems/water/WaterSettings.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import type { BuildingFresh } from "../fresh/BuildingFresh.ts";
import type { Answered } from "../run/answered.ts";
import type { BuildingSources } from "../sources/BuildingSources.ts";
import type { HeatSources } from "../sources/heat/HeatSources.ts";
import type { Overviews } from "../overview/Overviews.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { AirSystems } from "../systems/AirSystems.ts";
import type { SplitSystems } from "../splits/SplitSystems.ts";
import type { MachineYear } from "../systems/book/MachineYear.ts";
import type { SystemsAnswer } from "../systems/SystemSheet.ts";
import type { WaterSystems } from "../systems/WaterSystems.ts";

/** The systems of ducts in a batch worker; their code is loaded at first use. */
export function lateAir(opened: () => OpenSelection): () => Promise<AirSystems> {
  let made: AirSystems | undefined;
  return async () => {
    const { AirSystems } = await fetched(import("../systems/AirSystems.ts"));
    return (made ??= new AirSystems(opened));
  };
}

/** Other parts of the worker, whose code is loaded at first use. */
interface LateParts {
  readonly water: () => Promise<WaterSystems>;
  readonly air: () => Promise<AirSystems>;
  readonly sources: () => Promise<BuildingSources>;
  readonly heat: () => Promise<HeatSources>;
  readonly splits: () => Promise<SplitSystems>;
  readonly fresh: () => Promise<BuildingFresh>;
  readonly overview: () => Promise<Overviews>;
}

/** The part of a batch worker for systems of water and air; the code of each is loaded at first use. */
export function systemCalls(
  opened: () => OpenSelection,
  { water: waterSystems, air: airSystems, sources, heat, splits, fresh, overview }: LateParts,
) {
  const isAir = () => opened().session.batch.kind.air !== undefined;
  const isSplit = () => opened().session.batch.kind.split !== undefined;
  /** The systems of the open kind of equipment. */
  const ownSystems = (): Promise<AirSystems | WaterSystems> => (isAir() ? airSystems() : waterSystems());
  /** The calculation book, which begins with the overview of the building. */
  async function wholeBook(
    madeOn: string,
    years: readonly MachineYear[],
    signal: AbortSignal,
  ): Promise<Answered<readonly PlanSheet[]>> {
    const book = await bookOf(madeOn, years, signal);
    if (!book.ok) return book;
    const { overviewSheet } = await fetched(import("../overview/overviewSheet.ts"));
    const { overview: whole } = await (await overview()).again(years, signal);
    return { ok: true, value: [overviewSheet(whole, madeOn), ...book.value] };
  }
  async function bookOf(
    madeOn: string,
    years: readonly MachineYear[],
    signal: AbortSignal,
  ): Promise<Answered<readonly PlanSheet[]>> {
    if (isSplit()) {
      const { splitBook } = await fetched(import("../splits/book/splitBook.ts"));
      const of = await splits();
      await of.know(signal);
      return splitBook(of.ran(), madeOn);
    }
    if (isAir()) {
      const { airBook } = await fetched(import("../systems/book/air/airBook.ts"));
      const book = airBook(await (await airSystems()).judged(true, signal), years, madeOn);
      const rooms = (await fresh()).sheets();
      // Fresh air comes before the systems that carry it, and is included even if no system has a duty yet.
      return rooms.length === 0 ? book : { ok: true, value: [...rooms, ...(book.ok ? book.value : [])] };
    }
    const { systemBook } = await fetched(import("../systems/book/systemBook.ts"));
    const book = systemBook(await (await waterSystems()).judged(true, signal), years, madeOn);
    const cold = await (await sources()).book(madeOn, signal);
    const hot = await (await heat()).book(madeOn, signal);
    // A plant for a typed load has no systems.
    if (cold.length + hot.length === 0) return book;
    return { ok: true, value: [...(book.ok ? book.value : []), ...cold, ...hot] };
  }
  async function diagramOf(
    id: string,
    season: Season,
    notes: readonly string[] | null,
  ): Promise<Diagram | null> {
    if (isSplit()) {
      const { splitPicture } = await fetched(import("../splits/splitDrawing.ts"));
      const { ran, name } = (await splits()).toDraw(id);
      return splitPicture(ran, name, notes);
    }
    const { ductDiagram, systemDiagram } = await fetched(import("../systems/systemDiagram.ts"));
    if (isAir()) {
      const { system, name } = (await airSystems()).toDraw(id);
      return ductDiagram(system, name, notes);
    }
    const { system, name } = (await waterSystems()).toDraw(id, season);
    return systemDiagram(system, name, notes);
  }
  /** The systems of water; the consequences of a change end with those for the chosen plant. */
  async function waterAnswer(isJudged: boolean, signal: AbortSignal): Promise<SystemsAnswer> {
    const water = await waterSystems();
    const answer = await water.answer(isJudged, signal);
    const said = opened().session.batch.sources;
    if (said === null || (said.kept === null && (said.heat?.kept ?? null) === null)) return answer;
    const { withPlantConsequences } = await fetched(import("../sources/plantConsequences.ts"));
    const judged = await water.judged(false, signal);
    return { ...answer, systems: withPlantConsequences(answer.systems, judged, said) };
  }
  return {
    systems: async (isJudged, signal) => ({ ok: true, value: await waterAnswer(isJudged, signal) }),
    airSystems: async (isJudged, signal) => ({
      ok: true,
      value: await (await airSystems()).answer(isJudged, signal),
    }),
    segmentLines: async (...asked) => (await ownSystems()).segmentLines(...asked),
    circuitLines: async (...asked) => (await ownSystems()).circuitLines(...asked),
    systemBook: async (madeOn, years, signal) => {
      const book = await wholeBook(madeOn, years, signal);
      const sheets = book.ok ? book.value : [];
      return transfer(
        book,
        sheets.flatMap(({ table }) => buffersOf(table)),
      );
    },
    pathToRoom: async (id, terminal) => (await airSystems()).pathToRoom(id, terminal),
    systemDiagram: diagramOf,
    systemDrawing: async (id, season, notes, address) => {
      const { systemDrawing } = await fetched(import("../systems/systemDiagram.ts"));
      const diagram = await diagramOf(id, season, notes);
      if (diagram === null) return null;
      const file = systemDrawing(diagram, address);
      return transfer(file, [file]);
    },
    setSystem: async (id, change) => (await waterSystems()).set(id, () => change),
    setAir: async (id, change) => (await airSystems()).set(id, () => change),
    arrangeSystems: async (asked) => (await ownSystems()).arrange(asked),
    typeLength: async (...typed) => (await (isSplit() ? splits() : ownSystems())).typeLength(...typed),
    keepPump: async (...kept) => (await waterSystems()).keepPump(...kept),
    keepFan: async (...kept) => (await airSystems()).keepFan(...kept),
    putElement: async (...put) => (await airSystems()).putElement(...put),
    typeElement: async (...typed) => (await airSystems()).typeElement(...typed),
    dropElements: async (...dropped) => (await airSystems()).dropElements(...dropped),
    lockSize: async (...locked) => (await ownSystems()).lockSize(...locked),
  } satisfies Partial<BatchImplementation>;
}
