import { HOST_CODES, type HostReply } from "#api/host/HostBridge.ts";

/** The host does not know a path that the page calls. */
export const OUTDATED_PLUGIN = "您的插件版本可能较低, 建议升级后使用此功能！";

/** Why a call to the host failed, for its user to read. */
export const hostFailure = ({ code, message }: HostReply): string =>
  code === HOST_CODES.methodNotFound ? OUTDATED_PLUGIN : message || "设计软件没有说明原因";
