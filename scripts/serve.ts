/** The server as it stands, without building the site first: for `npm run dev` and for tests. */
import { main } from "#server/main.ts";

await main({ checkAnswers: true });
