import { HOST_CODES, type HostReply } from "#api/host/HostBridge.ts";

/** The host does not know a path that the page calls. */
export const OUTDATED_PLUGIN = "您的插件版本可能较低, 建议升级后使用此功能！";

/** A program may send a whole protocol: a sentence is read. Characters */
const LONGEST = 300;

function shortened(message: string): string {
  const characters = Array.from(message);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : message;
}

/** Why a call to the host failed, for its user to read. */
export const hostFailure = ({ code, message }: HostReply): string =>
  code === HOST_CODES.methodNotFound ? OUTDATED_PLUGIN : shortened(message) || "设计软件没有说明原因";
