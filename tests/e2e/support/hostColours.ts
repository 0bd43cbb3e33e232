import type { Page } from "@playwright/test";

/** Custom properties by their names. */
type Variables = Readonly<Record<string, string>>;

/** All that a host's page computes at its root: hosts differ in nothing else of what a browser draws. */
export async function coloursOf(page: Page, platform: string): Promise<Variables> {
  const other = await page.context().newPage();
  await other.goto(`/?platform=${platform}#/`);
  await other.getByRole("main").waitFor();
  const found = await other.evaluate(() =>
    [...document.documentElement.computedStyleMap()].flatMap(([name, [value]]) =>
      name.startsWith("--") && value !== undefined ? [[name, value.toString()] as const] : [],
    ),
  );
  await other.close();
  return Object.fromEntries(found);
}

/** The page in other colours while something is done with it. */
export async function dressedIn(page: Page, variables: Variables, act: () => Promise<void>): Promise<void> {
  const paint = (colours: Variables) =>
    page.evaluate((painted) => {
      for (const [name, value] of Object.entries(painted))
        if (value === "") document.documentElement.style.removeProperty(name);
        else document.documentElement.style.setProperty(name, value);
    }, colours);
  await paint(variables);
  await act();
  await paint(Object.fromEntries(Object.keys(variables).map((name) => [name, ""])));
}
