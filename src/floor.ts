/**
 * Polyfills for what Chromium 92, our oldest supported browser, lacks of the language and of abort signals.
 * The page and every worker import this module before anything else: a polyfill in the page does not reach a
 * worker. The `lib` of the rooms' tsconfigs names what 92 has, and exactly these additions; tests/floor
 * compares each with the native one. A worker that clones (fontkit does) also imports
 * `floor/structuredClone.ts`.
 */
import "core-js/modules/es.error.cause.js";
import "core-js/modules/es.aggregate-error.cause.js";
import "core-js/modules/es.object.has-own.js";
import "core-js/modules/es.array.find-last.js";
import "core-js/modules/es.array.find-last-index.js";
import "core-js/modules/es.array.to-reversed.js";
import "core-js/modules/es.array.to-sorted.js";
import "core-js/modules/es.array.to-spliced.js";
import "core-js/modules/es.array.with.js";
import "core-js/modules/es.typed-array.find-last.js";
import "core-js/modules/es.typed-array.find-last-index.js";
import "core-js/modules/es.typed-array.to-reversed.js";
import "core-js/modules/es.typed-array.to-sorted.js";
import "core-js/modules/es.typed-array.with.js";
import "core-js/modules/es.promise.with-resolvers.js";
import "./floor/abortSignal.ts";
