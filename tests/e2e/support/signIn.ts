import type { APIRequestContext, Page } from "@playwright/test";

/** An address that nobody else of the run has, of those kept for examples (RFC 3849). */
const anAddress = () => `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;

/** A new user, by the account pages' own forms; whoever asks has signed in as them. */
export async function registerUser(
  request: APIRequestContext,
  baseURL: string,
  account = `u${crypto.randomUUID()}`,
): Promise<string> {
  const headers = { Origin: new URL(baseURL).origin, "X-Forwarded-For": anAddress() };
  const register = { account, password: "correct horse battery" };
  const registered = await request.post(new URL("/account/register", baseURL).href, {
    form: register,
    headers,
  });
  if (!registered.ok()) throw new Error(`nobody was registered: HTTP ${registered.status()}`);
  const details = { name: "李明远", company: "某设计院", city: "上海", email: "" };
  await request.post(new URL("/account/details", baseURL).href, { form: details, headers });
  return account;
}

/** Signs a new user in before the page is opened. */
export async function signIn(page: Page, baseURL: string, account?: string): Promise<string> {
  const registered = await registerUser(page.request, baseURL, account);
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("volute.signedIn", "1");
  });
  return registered;
}
