import { afterAll, describe } from "vitest";
import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { libraryMembers } from "#server/database/schema/librarySchema.ts";
import { registeredUser } from "../tests/support/registeredUser.ts";
import { startTestServer } from "../tests/support/testServer.ts";
import { callerOf } from "../tests/support/caller.ts";
import { copyLibrary } from "./copyLibrary.ts";
import { fillFans } from "./fillFans.ts";
import { measure } from "./measure.ts";
import { percentile } from "./percentile.ts";

const PUBLIC_FANS = Number(process.env["BENCH_FANS"] ?? 20_000);
/** Sizes of the user's library: none, small, and full. */
const LIBRARIES = [0, 500, 20_000];
const ROUNDS = 80;

const server = await startTestServer(undefined, {}, { checkAnswers: false });
afterAll(() => server.close());
const { queries } = server.database;
await fillFans(queries, PUBLIC_FANS);

/** A signed-in user with a library of this many fans. */
async function member(size: number) {
  const user = await registeredUser(server, `member${size}`);
  if (size > 0)
    await queries
      .insert(libraryMembers)
      .values({ of: await copyLibrary(queries, `${size}`, size), userId: user.userId, role: "viewer" });
  return { size, ...callerOf(server.app, user.headers), times: [] as number[], found: 0 };
}
type Member = Awaited<ReturnType<typeof member>>;

const dutyAt = (at: number) => ({
  gjwCategoryCode: FAN,
  speedControl: "SINGLE_SPEED",
  curveProperties: [
    { code: PROPERTY.airFlow, value: 1_000 * 60 ** (((at * 37) % 101) / 101) },
    { code: PROPERTY.totalPressure, value: 120 * 8 ** (((at * 53) % 97) / 97) },
  ],
});
const filteredAt = (at: number) => ({
  gjwCategoryCode: FAN,
  words: String(at % 10),
  productProperties: [
    {
      code: PROPERTY.motorPower,
      parameterType: "Double",
      queryType: "RANGE_TE",
      values: [`0.${at % 9}-30`],
    },
  ],
});

const SEARCH = "/search/selection";
/** The calls of a screen, with the user's rights read for each; CPU time in ms. */
async function screen(one: Member, question: object): Promise<void> {
  const start = process.cpuUsage();
  const answers = [
    await one.post(`${SEARCH}/v1/products/query`, question),
    await one.post(`${SEARCH}/v2/brands/agg`, question),
    await one.post(`${SEARCH}/v1/products/search_properties_agg`, question),
    await one.post(`${SEARCH}/v1/products/product_series/agg`, question),
  ];
  const { user, system } = process.cpuUsage(start);
  if (answers.some(({ status }) => status !== 200))
    throw new Error(answers.map(({ message }) => message).join());
  one.found += (answers[0]!.data as { totalCount: number }).totalCount;
  one.times.push((user + system) / 1_000);
}

const members: Member[] = [];
for (const size of LIBRARIES) members.push(await member(size));

describe(`${PUBLIC_FANS} public fans, asked by members of libraries`, () => {
  for (const [name, questionAt] of [
    ["by duty", dutyAt],
    ["by words and a filter", filteredAt],
  ] as const)
    measure(
      name,
      async () => {
        for (const one of members) one.times.length = one.found = 0;
        // In turn, so that other work on the machine slows all of them equally.
        for (let at = 0; at < ROUNDS; at++) for (const one of members) await screen(one, questionAt(at));
        const [known, ...others] = members.map(({ times }) => percentile(times, 0.5));
        console.log(`${name}, no library: ${known!.toFixed(2)} ms of CPU, ${members[0]!.found} found`);
        others.forEach((own, at) => {
          const { size, found } = members[at + 1]!;
          console.log(
            `${size} own fans: ${own.toFixed(2)} ms of CPU, ${(own / known!).toFixed(2)} times, ${found} found`,
          );
        });
      },
      { iterations: 1, time: 0, warmupIterations: 0 },
    );
});
