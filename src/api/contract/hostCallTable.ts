import * as v from "valibot";
import { HOST_PATHS, type HostCallName } from "#domain/desk/host/hostPaths.ts";
import type { HostResult } from "#domain/desk/host/hostResult.ts";
import { EDITIONS } from "#domain/desk/host/platform.ts";
import { DesktopInfoSchema, HostRoomsSchema, HostTokenSchema } from "./hostCalls.ts";
import { listOf, text } from "./limits.ts";

export interface HostCall {
  /** The first desktop client type with this call; `null` if no desktop host has it. */
  readonly since: string | null;
  /** The plug-in's path, if it differs. */
  readonly plugin?: string;
  /** The embedded browser's method; absent if there is none. */
  readonly method?: string;
  /** A person answers it, so it has no deadline. */
  readonly isPersons?: true;
  readonly params: v.GenericSchema;
  readonly reply: v.GenericSchema;
}

/** Client types of a desktop host. */
const OLDEST = "0.1.0.0";
const ROOMS = "0.30.0.0";
const LIBRARIES = "0.45.0.0";
const WINDOWS = "1.0.0.0";

/** The longest path of Windows. */
const path = v.pipe(v.string(), v.nonEmpty(), v.maxLength(32_767));
const name = v.pipe(text, v.nonEmpty());
const webAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//iu, "只能打开 http 或 https 网址"),
  v.maxLength(8192),
);
/** In the form of room ids. */
const objectId = v.union([name, v.pipe(v.number(), v.safeInteger())]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The longest content of a reply. */
const content = v.pipe(v.string(), v.maxLength(8_000_000));
const LONGEST_LIST = 10_000;
const list = <Item extends v.GenericSchema>(item: Item) => listOf(item, LONGEST_LIST);

const none = v.object({});
const done = v.unknown();
const atPath = v.object({ path });
const component = v.object({
  userId: text,
  softwareVersionId: text,
  name,
  suffix: text,
  typeNames: list(name),
  loadAllTypes: v.boolean(),
});
const file = v.object({ id: name, name, path });
const link = v.object({ id: name, name, kind: v.picklist(["model", "cad"]) });

/** Every call to a host: its first version and names, its parameters and its reply. */
export const HOST_CALLS = {
  desktopInfo: { since: OLDEST, params: none, reply: DesktopInfoSchema },
  accessToken: {
    since: OLDEST,
    plugin: "gjw/revit/access_token",
    method: "GetGdcAccessToken",
    params: none,
    reply: HostTokenSchema,
  },
  saveUser: {
    since: LIBRARIES,
    method: "SaveUserInfo",
    params: v.object({ id: name, name: text, accessToken: name }),
    reply: done,
  },
  browser: { since: OLDEST, method: "NavigateToBrowser", params: v.object({ url: webAddress }), reply: done },
  rooms: {
    since: ROOMS,
    method: "GetEquipmentSelectionRooms",
    params: v.object({ categoryCode: name, offset: count, limit: count }),
    reply: HostRoomsSchema,
  },
  result: {
    since: ROOMS,
    method: "SetEquipmentSelectionResult",
    params: v.object({
      categoryCode: name,
      offset: count,
      total: count,
      results: list(v.custom<HostResult>((each) => typeof each === "object" && each !== null)),
    }),
    reply: done,
  },
  selectedObjects: {
    since: ROOMS,
    params: v.object({ categoryCode: name }),
    reply: v.object({ objects: list(v.object({ id: objectId, name: v.nullish(text, "") })) }),
  },
  currentProject: {
    since: OLDEST,
    plugin: "gjw/revit/project_info",
    method: "GetProjectInfo",
    params: none,
    reply: v.object({ id: name, name: text }),
  },
  areaName: { since: ROOMS, params: none, reply: v.object({ areaName: text }) },
  edition: { since: ROOMS, params: none, reply: v.object({ edition: v.picklist(EDITIONS) }) },
  entrance: { since: ROOMS, params: none, reply: v.object({ fromEntrance: v.nullish(text, null) }) },
  environment: { since: ROOMS, params: none, reply: v.object({ environment: name }) },
  endpoint: { since: ROOMS, params: v.object({ key: name }), reply: v.object({ url: webAddress }) },
  track: {
    since: LIBRARIES,
    params: v.object({ event: name, properties: v.record(v.string(), v.unknown()) }),
    reply: done,
  },
  specialFolder: {
    since: OLDEST,
    method: "GetSpecialFolder",
    params: v.object({
      folder: v.picklist(["desktop", "documents", "downloads", "local_app_data", "temp"]),
    }),
    reply: atPath,
  },
  deleteFile: { since: OLDEST, params: atPath, reply: done },
  deleteFiles: { since: ROOMS, params: v.object({ paths: list(path) }), reply: done },
  hasFile: { since: OLDEST, params: atPath, reply: v.object({ exists: v.boolean() }) },
  hasDirectory: { since: OLDEST, params: atPath, reply: v.object({ exists: v.boolean() }) },
  createDirectory: { since: OLDEST, params: atPath, reply: done },
  readText: {
    since: OLDEST,
    method: "ReadTextFromFile",
    params: atPath,
    reply: v.object({ text: content }),
  },
  writeText: {
    since: OLDEST,
    method: "WriteTextToFile",
    params: v.object({ path, text: content, encoding: v.picklist(["utf-8", "base64"]) }),
    reply: done,
  },
  copyFile: {
    since: OLDEST,
    params: v.object({ from: path, to: path, overwrite: v.boolean() }),
    reply: done,
  },
  download: {
    since: OLDEST,
    isPersons: true,
    params: v.object({ url: webAddress, path, cancelToken: v.optional(name) }),
    reply: atPath,
  },
  cancelDownload: { since: WINDOWS, params: v.object({ cancelToken: name }), reply: done },
  fileMd5: {
    since: OLDEST,
    params: atPath,
    reply: v.object({ md5: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/iu)) }),
  },
  selectFiles: {
    since: ROOMS,
    isPersons: true,
    params: v.object({ title: text, extensions: list(name), multiple: v.boolean() }),
    reply: v.object({ paths: list(path) }),
  },
  mask: { since: ROOMS, params: v.object({ isOn: v.boolean() }), reply: done },
  createWindow: {
    since: WINDOWS,
    params: v.object({ url: webAddress, title: text, width: count, height: count }),
    reply: v.object({ windowId: name }),
  },
  dragWindow: { since: WINDOWS, params: none, reply: done },
  closeWindow: { since: WINDOWS, params: v.object({ windowId: v.optional(name) }), reply: done },
  components: {
    since: ROOMS,
    params: none,
    reply: v.object({ components: list(v.object({ softwareVersionId: text, name, typeNames: list(name) })) }),
  },
  loadComponent: { since: OLDEST, method: "LoadPublicComponent", params: component, reply: done },
  placeComponent: {
    since: OLDEST,
    method: "PlacePublicComponent",
    isPersons: true,
    params: component,
    reply: done,
  },
  loadComponents: { since: LIBRARIES, params: v.object({ components: list(component) }), reply: done },
  placeProduct: {
    since: null,
    isPersons: true,
    params: v.object({ publicComponentId: name, publicComponentVersion: text, familyTypeToBePlaced: name }),
    reply: done,
  },
  links: {
    since: LIBRARIES,
    params: v.object({ kind: link.entries.kind }),
    reply: v.object({ links: list(link) }),
  },
  link: { since: LIBRARIES, params: v.object({ kind: link.entries.kind, path }), reply: link },
  reloadLink: { since: LIBRARIES, params: v.object({ id: name }), reply: done },
  levels: {
    since: ROOMS,
    params: none,
    reply: v.object({ levels: list(v.object({ id: name, name: text, elevation: v.number() })) }),
  },
  activeView: { since: ROOMS, params: none, reply: v.object({ id: name, name: text, type: text }) },
  importCad: { since: ROOMS, params: atPath, reply: done },
  copy: { since: LIBRARIES, params: v.object({ text: content }), reply: done },
  paste: { since: LIBRARIES, params: none, reply: v.object({ text: content }) },
  loadModule: { since: LIBRARIES, method: "LoadModule", params: file, reply: done },
  openDocument: { since: LIBRARIES, params: atPath, reply: done },
  loadTemplate: { since: LIBRARIES, params: file, reply: done },
  journal: {
    since: WINDOWS,
    params: none,
    reply: v.object({
      actions: list(v.object({ name, params: v.optional(v.record(v.string(), v.unknown()), {}) })),
    }),
  },
  journalResult: {
    since: WINDOWS,
    params: v.object({ index: count, name, code: name, message: text }),
    reply: done,
  },
} as const satisfies Readonly<Record<HostCallName, HostCall>>;

const BY_PATH: ReadonlyMap<string, HostCall> = new Map(
  (Object.keys(HOST_PATHS) as HostCallName[]).map((each) => [HOST_PATHS[each], HOST_CALLS[each]]),
);

/** The call with a path; undefined for an unknown path. */
export const hostCallAt = (at: string): HostCall | undefined => BY_PATH.get(at);
