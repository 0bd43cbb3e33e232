import { describe, expect, it } from "vitest";
import { pastedFresh, type PastedFresh } from "#domain/building/fresh/pastedFresh.ts";

const ROOMS = ["101", "102", "103", "103"].map((code, at) => ({ id: `r${at}`, code }));
function read(text: string): PastedFresh {
  const answer = pastedFresh(text, ROOMS);
  if (typeof answer === "string") throw new Error(answer);
  return answer;
}

describe("fresh air that was copied out of a schedule", () => {
  it("is found by the rooms' codes, whatever the order of columns", () => {
    const { own, left } = read("人数\t房间编号\t新风量（m³/h）\n4\t101\t1,200\n—\t102\t90.5");
    expect(own).toEqual([
      { room: "r0", flow: 1200, people: 4, changes: null },
      { room: "r1", flow: 90.5, people: null, changes: null },
    ]);
    expect(left).toEqual([]);
  });

  it("leaves lines out that it would have to guess, and says which", () => {
    const { own, left } = read("房号\t换气次数\n101\t2\n101\t3\n109\t2\n103\t2\n102\t约2");
    expect(own).toEqual([{ room: "r0", flow: null, people: null, changes: 2 }]);
    expect(left).toEqual([
      "101：重复",
      "109：没有这个房间编号",
      "103：有几间同一编号，请在表中逐间输入",
      "102：不是数字",
    ]);
  });

  it("is refused with a sentence where the heads do not tell what it is", () => {
    expect(pastedFresh("101\t20", ROOMS)).toContain("房间编号");
    expect(pastedFresh("房间编号\t冷负荷\n101\t20", ROOMS)).toContain("新风量");
    expect(pastedFresh("房间编号\t新风量(L/s)\n101\t20", ROOMS)).toContain("m³/h");
    expect(pastedFresh("", ROOMS)).toContain("表头");
  });
});
