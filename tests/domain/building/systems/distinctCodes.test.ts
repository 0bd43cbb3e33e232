import * as fc from "fast-check";
import { expect, it } from "vitest";
import { distinctCodes } from "#domain/building/systems/PlacedRoom.ts";
import { systemRoom } from "../../../support/drawnSystems.ts";

it("gives later rooms of one storey and zone a number that none of them has", () => {
  const at = (code: string, zone: string, level: number) => systemRoom(code, { zone, level });
  const rooms = [at("1", "东", 0), at("1", "西", 0), at("1#2", "东", 0), at("1", "东", 0), at("1", "东", 1)];
  expect(distinctCodes(rooms)).toEqual(["1", "1", "1#2", "1#3", "1"]);
});

it("keeps the code of the first, gives no storey one twice, and calls rooms without a code by their names", () => {
  const room = fc
    .record({
      code: fc.constantFrom("", "1", "1#2", "__proto__"),
      zone: fc.constantFrom("", "东", "__proto__"),
      level: fc.integer({ min: -1, max: 1 }),
    })
    .map(({ code, zone, level }) => systemRoom(code, { zone, level, name: "房间" }));
  fc.assert(
    fc.property(fc.array(room, { maxLength: 30 }), (rooms) => {
      const codes = distinctCodes(rooms);
      const keys = rooms.map(({ zone, level }, at) => JSON.stringify([zone, level, codes[at]]));
      expect(new Set(keys).size).toBe(rooms.length);
      rooms.forEach((one, at) => {
        const own = one.code === "" ? "房间" : one.code;
        const isFirst = rooms.findIndex(
          (each) =>
            each.zone === one.zone &&
            each.level === one.level &&
            (each.code === "" ? "房间" : each.code) === own,
        );
        expect(isFirst === at ? codes[at] === own : codes[at]!.startsWith(`${own}#`)).toBe(true);
      });
    }),
  );
});
