import { join } from "node:path";
import { placesOn } from "../support/builtPlaces.ts";
import { playDesign } from "../support/designProgram.ts";
import { HostProgram } from "../support/HostProgram.ts";
import { hostPage, NEWEST, type HostPlatform } from "../support/hostPage.ts";
import { needsQtWebEngine } from "../support/needsQtWebEngine.ts";
import { registerUser } from "../support/signIn.ts";
import { apiOf } from "../support/apiOf.ts";
import { expect, test } from "../support/test.ts";

needsQtWebEngine();
// Each has a program of its own.
test.describe.configure({ mode: "parallel" });

for (const platform of Object.keys(NEWEST) as HostPlatform[])
  test(`${platform}: every place opens for the host's user, without an error`, async ({
    server,
    request,
  }) => {
    await registerUser(request, server.address);
    const { token } = await apiOf({ request }, server.address);
    const program = await HostProgram.launch({ shape: NEWEST[platform] });
    try {
      playDesign(program, { token });
      const page = hostPage(program);
      await program.goto(`${server.address}?platform=${platform}#/`);
      for (const { path, documentTitle } of placesOn(platform)) {
        await program.evaluate(`location.hash = ${JSON.stringify(path)}`);
        await page.holds(`document.title === ${JSON.stringify(documentTitle)}`);
        await page.holds(`document.querySelector("main:not([hidden])").innerText.trim().length > 0`);
        await expect.poll(() => program.isQuiet, { intervals: [100] }).toBe(true);
        expect(program.errors, path).toEqual([]);
      }
      await program.evaluate(`location.hash = "/selectedProducts"`);
      await page.shows("还没有已选产品");
      await program.takePicture(join("test-results", "pictures", "hosts", `${platform}.png`));
    } finally {
      await program.close();
    }
  });
