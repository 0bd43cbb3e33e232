import type { Page } from "@playwright/test";

/** Calls of whoever has signed in on this page, as a test prepares what they have. */
export async function apiOf(page: Pick<Page, "request">, baseURL: string) {
  const headers = { Origin: new URL(baseURL).origin };
  const info = await page.request.get(new URL("/account/users/info?role=0", baseURL).href, { headers });
  const { data: user } = (await info.json()) as { data: { accessToken: string } };
  return {
    token: user.accessToken,
    async call<Data>(method: string, path: string, data?: unknown): Promise<Data> {
      const answer = await fetch(new URL(`/api${path}`, baseURL), {
        method,
        headers: { Authorization: `Bearer ${user.accessToken}`, "Content-Type": "application/json" },
        ...(data === undefined ? {} : { body: JSON.stringify(data) }),
      });
      const envelope = (await answer.json()) as { code: string; data: Data };
      if (envelope.code !== "success")
        throw new Error(`${method} ${path} answers ${JSON.stringify(envelope)}`);
      return envelope.data;
    },
  };
}
