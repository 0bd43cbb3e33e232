import fc from "fast-check";
import { expect, it } from "vitest";
import { hostIdOf, textOfHostId } from "#domain/desk/host/hostRoomId.ts";

it("gives every id of a host a text of its own, and the id back", () => {
  const marked = fc.tuple(fc.constantFrom("number:", "text:"), fc.string()).map((parts) => parts.join(""));
  const id = fc.oneof(
    fc.string(),
    marked,
    fc.maxSafeInteger().map((number) => number + 0),
  );
  fc.assert(
    fc.property(id, id, (one, other) => {
      expect(hostIdOf(textOfHostId(one))).toBe(one);
      expect(textOfHostId(one) === textOfHostId(other)).toBe(one === other);
    }),
  );
});

it("leaves an id that is a text as it is", () => {
  expect(textOfHostId(" 12/ä ")).toBe(" 12/ä ");
});
