import { expect, it } from "vitest";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { ANONYMOUS_WEB, forgetUser, useSession } from "#ui/page/services/useSession.ts";
import { createBatches } from "#ui/shell/services/createBatches.ts";
import { forgetOwnChoices } from "#ui/shell/services/forgetOwnChoices.ts";
import { createBatchClient } from "#workers/batch/calls/createBatchClient.ts";

const person = (id: string) => ({ id, uniqueId: `u${id}`, name: id, isOperator: false });

it("a batch is told whose own products it may show, also while a token is renewed", () => {
  let seemsSignedIn = true;
  forgetOwnChoices(() => seemsSignedIn);
  const told: unknown[] = [];
  const { batch } = createBatches({
    base: "/",
    onAuthenticationFailed() {},
    seemsSignedIn: () => seemsSignedIn,
    open(kind, settings) {
      told.push(settings.user);
      const setToken = async (_token: unknown, user: unknown) => void told.push(user);
      // No thread is started before the first call.
      return { ...createBatchClient(kind, settings), setToken };
    },
  });
  useSession.setState({ token: "t7", user: person("7") });
  batch(fanCoilKind);
  forgetUser();
  useSession.setState({ token: "t8", user: person("8") });
  seemsSignedIn = false;
  forgetUser();
  expect(told).toEqual(["u7", "u7", "u8", undefined]);
  useSession.setState(ANONYMOUS_WEB, true);
});
