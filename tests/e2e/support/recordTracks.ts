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
    const { data } = (await response.json()) as { readonly data: { readonly accepted: number } };
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
