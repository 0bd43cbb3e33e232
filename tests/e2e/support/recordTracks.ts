import { expect, type Page } from "@playwright/test";

interface SentTrack {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Must be called before the page is opened: the events of use that the server has accepted. */
export function recordTracks(page: Page) {
  const accepted: SentTrack[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("/tracks") || response.status() !== 200) return;
    const { tracks } = response.request().postDataJSON() as { readonly tracks: readonly SentTrack[] };
    // The last one may still come when the test has ended; a missing one fails what waits for it.
    const answer = await response.json().catch(() => null);
    if (answer === null) return;
    const { data } = answer as { readonly data: { readonly accepted: number } };
    expect(data.accepted).toBe(tracks.length);
    accepted.push(...tracks);
  });
  return {
    /** Events travel together, up to some seconds after they happened. */
    expectAccepted: (event: string, properties: Readonly<Record<string, unknown>>) =>
      expect
        .poll(() => accepted)
        .toContainEqual(expect.objectContaining({ event, properties: expect.objectContaining(properties) })),
  };
}
