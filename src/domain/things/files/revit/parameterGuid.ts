import { sha1 } from "../../../base/hash/sha1.ts";
import { utf8 } from "../../../base/hash/utf8.ts";
import type { RevitKind } from "./revitKind.ts";

/** An arbitrary namespace that must never change: 6f0d5f7e-3b0a-4a5e-9a51-c1d6a2c4e870. */
const NAMESPACE = Uint8Array.from([
  0x6f, 0x0d, 0x5f, 0x7e, 0x3b, 0x0a, 0x4a, 0x5e, 0x9a, 0x51, 0xc1, 0xd6, 0xa2, 0xc4, 0xe8, 0x70,
]);

/** Identifier of a name in the namespace: RFC 9562 (formerly RFC 4122), 5.5, version 5. */
function nameIdentifier(name: string): string {
  const named = utf8(name);
  const bytes = new Uint8Array(NAMESPACE.length + named.length);
  bytes.set(NAMESPACE);
  bytes.set(named, NAMESPACE.length);
  const id = sha1(bytes).subarray(0, 16);
  id[6] = (id[6]! & 0x0f) | 0x50;
  id[8] = (id[8]! & 0x3f) | 0x80;
  const digits = Array.from(id, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5");
}

/**
 * The identifier by which Revit knows a shared parameter. An office's projects keep it for years, and the first
 * name loaded under it stays. A different code, name or kind is therefore a different parameter. This function
 * must never change (docs/decisions/revit-parameters.md).
 */
export const parameterGuid = (code: string, name: string, kind: RevitKind): string =>
  nameIdentifier(`${code}\t${name}\t${kind}`);
