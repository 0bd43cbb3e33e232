import { fail, ok, type Result } from "../../base/result.ts";
import type { DisplayData, DisplaySource } from "./displayData.ts";
import {
  FARTHEST,
  MOST_DEPTH,
  MOST_EDGE_NUMBERS,
  MOST_LABEL_LENGTH,
  MOST_LABELS,
  MOST_MATERIALS,
  MOST_NAME,
  MOST_NODES,
  MOST_TRIANGLES,
  MOST_VERTICES,
} from "./modelLimits.ts";

/** Why a file is no model that can be shown. */
export type DisplayFault = "damaged" | "too-large" | "empty";
type Fault = DisplayFault | null;

/** The items read so far; materials by number. */
interface Met {
  nodes: number;
  vertices: number;
  triangles: number;
  labels: number;
  readonly materials: Set<number>;
}

interface Fields {
  // oxlint-disable-next-line volute/open-record -- each name below is written here, none comes from the file
  readonly [name: string]: unknown;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isCoordinate = (value: unknown) => typeof value === "number" && Math.abs(value) <= FARTHEST;
const isShare = (value: unknown) => typeof value === "number" && value >= 0 && value <= 1;
const isText = (value: unknown, most: number) => typeof value === "string" && value.length <= most;
const isPositive = (value: unknown) => isCoordinate(value) && (value as number) > 0;
const isTriple = (value: unknown, is: (item: unknown) => boolean = isCoordinate) =>
  Array.isArray(value) && value.length === 3 && value.every(is);
/** Whether a value names a file beside the model, and nothing in a parent folder. */
const isFileName = (value: unknown) => typeof value === "string" && /^\w[\w.-]{0,127}$/u.test(value);

const damagedUnless = (isSound: boolean): Fault => (isSound ? null : "damaged");

/** Whether every item of a long list is a coordinate; a loop, because `every` would call a function for each. */
function areCoordinates(list: readonly unknown[]): boolean {
  for (const value of list) if (typeof value !== "number" || !(Math.abs(value) <= FARTHEST)) return false;
  return true;
}

/** The first fault in a list; one that is too long is rejected by its length, without reading it. */
function firstFault(list: unknown, most: number, check: (item: unknown) => Fault): Fault {
  if (!Array.isArray(list)) return "damaged";
  if (list.length > most) return "too-large";
  for (const item of list) {
    const fault = check(item);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfMaterial(value: unknown, { materials }: Met): Fault {
  if (!isFields(value)) return "damaged";
  const { id, name, color, opacity, texture } = value;
  if (!Number.isSafeInteger(id) || materials.has(id as number)) return "damaged";
  materials.add(id as number);
  return damagedUnless(
    isText(name, MOST_NAME) &&
      isTriple(color, isShare) &&
      isShare(opacity) &&
      (texture === undefined || isFileName(texture)),
  );
}

function faultOfMesh(value: unknown, met: Met): Fault {
  if (!isFields(value)) return "damaged";
  const { vertices, normals, uvs, triangles } = value;
  if (!Array.isArray(vertices) || !Array.isArray(triangles)) return "damaged";
  const count = vertices.length / 3;
  if (!Number.isInteger(count) || triangles.length % 3 !== 0) return "damaged";
  met.vertices += count;
  met.triangles += triangles.length / 3;
  if (met.vertices > MOST_VERTICES || met.triangles > MOST_TRIANGLES) return "too-large";
  for (const [list, perVertex] of [
    [normals, 3],
    [uvs, 2],
  ] as const)
    if (list !== undefined)
      if (!Array.isArray(list) || list.length !== count * perVertex || !areCoordinates(list))
        return "damaged";
  if (!areCoordinates(vertices)) return "damaged";
  // The bit operation leaves a number unchanged only if it is an integer from 0 below 2³².
  for (const at of triangles as readonly unknown[])
    if (typeof at !== "number" || at >>> 0 !== at || at >= count) return "damaged";
  return null;
}

function faultOfPart(value: unknown, met: Met): Fault {
  if (!isFields(value)) return "damaged";
  met.nodes += 1;
  if (met.nodes > MOST_NODES) return "too-large";
  const { type } = value;
  switch (type) {
    case "text":
      met.labels += 1;
      if (met.labels > MOST_LABELS) return "too-large";
      return damagedUnless(
        isTriple(value["position"]) &&
          isText(value["text"], MOST_LABEL_LENGTH) &&
          isPositive(value["height"]),
      );
    case "line":
      return damagedUnless(isTriple(value["from"]) && isTriple(value["to"]));
    case "arc":
      return damagedUnless(
        isTriple(value["center"]) &&
          isTriple(value["xAxis"]) &&
          isTriple(value["yAxis"]) &&
          isPositive(value["radius"]) &&
          isCoordinate(value["start"]) &&
          isCoordinate(value["end"]),
      );
    case "ellipse":
      return damagedUnless(isTriple(value["center"]) && isTriple(value["xAxis"]) && isTriple(value["yAxis"]));
    case "edge": {
      const { points } = value;
      if (!Array.isArray(points) || points.length % 3 !== 0 || points.length < 6) return "damaged";
      if (points.length > MOST_EDGE_NUMBERS) return "too-large";
      return damagedUnless(areCoordinates(points));
    }
    default:
      return "damaged";
  }
}

function faultOfPlacedNode({ name, children, matrix }: Fields, met: Met, depth: number): Fault {
  if (!isText(name, MOST_NAME)) return "damaged";
  if (matrix !== undefined && !isPlacement(matrix)) return "damaged";
  return firstFault(children, MOST_NODES, (child) => faultOfNode(child, met, depth + 1));
}

/** Affine: the last row is 0, 0, 0, 1. */
const isPlacement = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 16 &&
  areCoordinates(value) &&
  [3, 7, 11].every((at) => value[at] === 0) &&
  value[15] === 1;

function faultOfNode(value: unknown, met: Met, depth: number): Fault {
  if (!isFields(value)) return "damaged";
  met.nodes += 1;
  if (met.nodes > MOST_NODES || depth > MOST_DEPTH) return "too-large";
  const { type } = value;
  switch (type) {
    case "group":
    case "body":
      return faultOfPlacedNode(value, met, depth);
    case "face":
      if (!met.materials.has(value["material"] as number)) return "damaged";
      return faultOfMesh(value["mesh"], met);
    case "dimension":
      if (!isText(value["name"], MOST_NAME)) return "damaged";
      return firstFault(value["children"], MOST_NODES, (part) => faultOfPart(part, met));
    default:
      return "damaged";
  }
}

/** A credit needs all of its texts; without author or licence there is nothing to show. */
const isCredit = (value: unknown): value is DisplaySource =>
  isFields(value) &&
  ["from", "author", "licence"].every((name) => isText(value[name], MOST_NAME)) &&
  (value["work"] === undefined || isText(value["work"], MOST_NAME));

function faultOf(value: unknown, met: Met): Fault {
  if (!isFields(value)) return "damaged";
  const { version, unit, up, materials, nodes } = value;
  if (version !== 1 || unit !== "mm" || up !== "z") return "damaged";
  return (
    firstFault(materials, MOST_MATERIALS, (material) => faultOfMaterial(material, met)) ??
    firstFault(nodes, MOST_NODES, (node) => faultOfNode(node, met, 1)) ??
    (met.triangles === 0 ? "empty" : null)
  );
}

/**
 * Reads a file's contents if they are valid and within limits, so that later code may rely on them. An incomplete
 * credit is dropped, since it does not affect the shape.
 */
export function readDisplayData(value: unknown): Result<DisplayData, DisplayFault> {
  const met: Met = { nodes: 0, vertices: 0, triangles: 0, labels: 0, materials: new Set() };
  const fault = faultOf(value, met);
  if (fault !== null) return fail(fault);
  const data = value as DisplayData;
  return ok(data.source === undefined || isCredit(data.source) ? data : { ...data, source: null });
}
