import { HOST_CODES, type HostReply } from "#api/host/HostBridge.ts";

/** Message if the host does not know a path that the page calls. */
export const OUTDATED_PLUGIN = "您的插件版本可能较低, 建议升级后使用此功能！";

/** Maximum characters of a message: a program may send a whole log. */
const LONGEST = 300;

function shortened(message: string): string {
  const characters = Array.from(message);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : message;
}

/** The reason why a call to the host failed, for its user. */
export const hostFailure = ({ code, message }: HostReply): string =>
  code === HOST_CODES.methodNotFound ? OUTDATED_PLUGIN : shortened(message) || "设计软件没有说明原因";
