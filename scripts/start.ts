/** `npm start`: builds the site when its sources have changed, then serves it. */
import { main } from "#server/main.ts";
import { buildWhenStale } from "./buildWhenStale.ts";

await main({ checkAnswers: false, prepare: buildWhenStale });
