import { expect, it } from "vitest";
import { ANONYMOUS_WEB } from "#ui/page/services/useSession.ts";
import { readSession } from "#ui/shell/services/readSession.ts";

it("reads the host's parameters from the query before the hash", () => {
  const search =
    "?platform=g&softwareCode=AppGmep&softwareVersion=0.45.0.1&edition=standalone&fromEntrance=equipment&brandCode=B01";
  expect(readSession(search)).toEqual({
    ...ANONYMOUS_WEB,
    platform: "g",
    softwareCode: "AppGmep",
    softwareVersion: "0.45.0.1",
    edition: "standalone",
    fromEntrance: "equipment",
    brandCode: "B01",
  });
});

it("is the public site in collaboration without them", () => {
  expect(readSession("")).toEqual(ANONYMOUS_WEB);
  expect(ANONYMOUS_WEB).toMatchObject({ platform: "web", edition: "collaboration" });
});

it("takes nothing for a platform or an edition that is none", () => {
  expect(readSession("?platform=x&edition=%20&brandCode=")).toEqual(ANONYMOUS_WEB);
});
