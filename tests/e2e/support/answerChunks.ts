import type { Page, Route } from "@playwright/test";

/** One request of a run, on its way from the batch worker to the server. */
export interface ChunkRequest {
  readonly roomIds: readonly string[];
  readonly continue: () => Promise<void>;
  readonly fulfill: Route["fulfill"];
  readonly abort: Route["abort"];
}

export type ChunkAnswer = (chunk: ChunkRequest) => Promise<void>;

/** Stands between the batch worker and the server, and decides what becomes of each multi_room request. */
export async function answerChunks(page: Page, first: ChunkAnswer) {
  let answer = first;
  const asked: (readonly string[])[] = [];
  await page.route(/multi_room/u, async (route) => {
    const { inputCondition } = route.request().postDataJSON() as {
      readonly inputCondition: readonly { readonly roomId: string }[];
    };
    const roomIds = inputCondition.map(({ roomId }) => roomId);
    asked.push(roomIds);
    await answer({
      roomIds,
      continue: () => route.continue(),
      fulfill: (response) => route.fulfill(response),
      abort: (code) => route.abort(code),
    });
  });
  return {
    /** The rooms of every request so far, also of those that got no answer. */
    asked: asked as readonly (readonly string[])[],
    answer: (next: ChunkAnswer) => {
      answer = next;
    },
  };
}

const failure = (status: number, code: string, data: unknown = null) => ({
  status,
  json: { code, message: "planted", data },
});

export const serverFault = () => failure(500, "internal.error");
export const refuseInput = (path: string) =>
  failure(400, "invalid.input", { issues: [{ path, message: "planted" }] });
