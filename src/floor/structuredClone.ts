import { nativeStructuredClone } from "./nativeStructuredClone.ts";
import "core-js/modules/web.structured-clone.js";

// The native one is many times faster and transfers more than buffers; core-js stands in only where there is none.
if (nativeStructuredClone !== undefined) globalThis.structuredClone = nativeStructuredClone;
