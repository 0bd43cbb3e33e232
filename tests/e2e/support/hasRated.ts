import { expect, type Page } from "@playwright/test";

/** As somebody who has answered the ratings of these categories before: no dialog comes over the list. */
export async function hasRated(page: Page, ...categoryCodes: readonly string[]): Promise<void> {
  for (const code of categoryCodes) {
    const answer = await page.request.post("/api/selection/feedback_visits", {
      data: { classification_code: code },
    });
    expect(answer.status()).toBe(200);
  }
}
