import { countedPlaces } from "#domain/building/systems/list/places.ts";
import { assumedLengths } from "#domain/building/systems/Assumption.ts";
import { fitWords } from "#domain/building/systems/split/fitWords.ts";
import type { ModeFit, OutdoorFit } from "#domain/building/systems/split/outdoorFit.ts";
import type { RanSplit } from "#domain/building/systems/split/runSplits.ts";
import { splitAssumptions } from "#domain/building/systems/split/splitAssumptions.ts";
import { splitConsequence } from "#domain/building/systems/split/splitConsequence.ts";
import { capacitiesBehind } from "#domain/building/systems/split/splitPipes.ts";
import { splitRemarks } from "#domain/building/systems/split/splitRemarks.ts";
import { placeName } from "#domain/building/systems/PlacedRoom.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";
import type { ShownMode, SplitOffer, SplitPipeLine, SplitRoomLine, SplitSheet } from "./SplitSheet.ts";

const modeOf = ({ rated, available, block, factors, isMet }: ModeFit): ShownMode => ({
  ...{ rated, available, block, factors, isMet },
});

/** @param kept id of the kept outdoor unit */
export function splitOffer(fit: OutdoorFit, kept: string | null): SplitOffer {
  const { id, model, brand, series, isSample, type, cooling, heating } = fit.outdoor;
  return {
    outdoor: { id, model, brand, series, isSample, type, cooling, heating },
    ratio: fit.ratio,
    cooling: modeOf(fit.cooling),
    heating: fit.heating && modeOf(fit.heating),
    isMet: fit.isMet,
    words: fitWords(fit),
    isKept: id === kept,
  };
}

/** The data of a system for the page, without its lines */
export function splitSheet(
  ran: RanSplit,
  before: RanSplit | null,
  {
    unknownFloors,
    catalogue,
    record,
  }: {
    readonly unknownFloors: readonly string[];
    /** Number of outdoor units in the catalogue */
    readonly catalogue: number;
    readonly record: RecordState;
  },
): SplitSheet {
  const { system, rooms, demand, pipes, fit, verdict, unknownStoreys } = ran;
  const { outdoor } = system;
  return {
    ...{ id: system.id, kind: "split", name: system.name, season: "summer" },
    places: countedPlaces(rooms),
    rooms: rooms.length,
    segments: pipes?.tree.segments.length ?? 0,
    assumed: pipes === null ? 0 : assumedLengths(pipes.tree),
    ...{ circuits: 0, unbalanced: 0, index: null, sizes: [], unknownStoreys },
    consequence: before && splitConsequence(before, ran),
    remarks: splitRemarks(ran, unknownFloors, catalogue),
    ...{ units: demand.units, rated: demand.rated, ratedHeating: demand.ratedHeating },
    ...{ block: demand.block, isBlockTyped: demand.isBlockTyped },
    ...{ heatBlock: demand.heatBlock, isHeatTyped: demand.isHeatTyped },
    pipes: pipes && {
      ...{ total: pipes.total, farthestActual: pipes.farthestActual },
      ...{ farthestEquivalent: pipes.farthestEquivalent, afterFirstBranch: pipes.afterFirstBranch },
      ...{ above: pipes.above, below: pipes.below, heightBetween: pipes.heightBetween },
    },
    fit: fit && splitOffer(fit, outdoor?.of.id ?? null),
    kept: outdoor,
    verdict,
    record,
    isPending: outdoor !== null && record === null,
    assumptions: splitAssumptions(ran),
  };
}

/** The rooms of a system in the order of the schedule */
export function roomLines({ demand, fit, pipes }: RanSplit): readonly SplitRoomLine[] {
  const lengths = new Map<number, number>();
  pipes?.givenIndex.forEach((index, at) =>
    lengths.set(index, pipes.path[pipes.tree.numbers.segmentOf[at]!]!),
  );
  return demand.terminals.map(({ room, cooling, heating, coolingLoad, heatLoad }, at) => ({
    ...{ roomId: room.roomId, code: room.code, name: room.name, model: room.model, count: room.count },
    place: placeName(room),
    ...{ cooling, coolingLoad, heating, heatLoad },
    coolingGiven: fit?.cooling.given?.[at] ?? null,
    heatingGiven: fit?.heating?.given?.[at] ?? null,
    length: lengths.get(at) ?? null,
  }));
}

/** The segments of a system's pipes from the outdoor unit */
export function pipeLines({ demand, pipes }: RanSplit): readonly SplitPipeLine[] {
  if (pipes === null) return [];
  const { tree, givenIndex, path } = pipes;
  const capacities = capacitiesBehind(pipes, demand);
  const rooms = new Map<number, string>();
  tree.numbers.segmentOf.forEach((segment, at) => {
    const { room } = demand.terminals[givenIndex[at]!]!;
    rooms.set(segment, room.code || room.name);
  });
  return tree.segments.map(({ id, name, length, assumed }, at) => ({
    ...{ id, name, length, room: rooms.get(at) ?? "", path: path[at]! },
    assumed: assumed?.value ?? null,
    capacity: Number.isNaN(capacities[at]) ? null : capacities[at]!,
  }));
}
