import { compareHostVersions, readHostVersion, type HostVersion } from "./hostVersion.ts";

interface ClientType {
  /** The first version of the host that has this type. */
  readonly minimum: string;
}
export interface PluginType extends ClientType {
  readonly speaks: "stub" | "interop" | "messages";
}
/** Oldest first. */
type Types<Type> = readonly [Type, ...(readonly Type[])];

/** Each desktop client type differs from the one before it in the paths that it knows. */
export const DESKTOP_TYPES: Types<ClientType> = [
  { minimum: "0.1.0.0" },
  { minimum: "0.30.0.0" },
  { minimum: "0.45.0.0" },
  { minimum: "1.0.0.0" },
];

/** Each plug-in type differs from the one before it in how messages are sent to it. */
export const PLUGIN_TYPES: Types<PluginType> = [
  { minimum: "0.0.0.0", speaks: "stub" },
  { minimum: "1.2.0.0", speaks: "interop" },
  { minimum: "1.6.0.0", speaks: "messages" },
];

const isNotAbove = (minimum: string, version: HostVersion) => {
  const least = readHostVersion(minimum);
  return least !== null && compareHostVersions(least, version) <= 0;
};

/** The newest type that a version supports; the oldest if none fits or the version is invalid. */
export function clientTypeOf<Type extends ClientType>(types: Types<Type>, reported: string): Type {
  const version = readHostVersion(reported);
  if (version === null) return types[0];
  return types.findLast(({ minimum }) => isNotAbove(minimum, version)) ?? types[0];
}

/** Whether a plug-in version is too old to be addressed at all. */
export const isStub = (reported: string): boolean => clientTypeOf(PLUGIN_TYPES, reported).speaks === "stub";

/** Whether a desktop host of a version has what came with the type of `since`. */
export const desktopKnows = (reported: string, since: string): boolean => {
  const type = readHostVersion(clientTypeOf(DESKTOP_TYPES, reported).minimum);
  return type !== null && isNotAbove(since, type);
};
