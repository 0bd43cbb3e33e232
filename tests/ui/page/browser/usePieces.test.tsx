import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePieces } from "#ui/page/browser/usePieces.ts";

function drawingsOf(all: number) {
  const drawings: number[] = [];
  const hook = renderHook(
    ({ count }) => {
      const pieces = usePieces(count, 7, 7);
      drawings.push(pieces);
      return pieces;
    },
    { initialProps: { count: all } },
  );
  return { drawings, ...hook };
}

it("adds a step with each drawing until all stands", () => {
  const { drawings, result } = drawingsOf(20);
  expect([...new Set(drawings)]).toEqual([7, 14, 20]);
  expect(result.current).toBe(20);
});

it("draws at once what is no more than the first piece", () => {
  expect([...new Set(drawingsOf(3).drawings)]).toEqual([3]);
});

it("goes on where it stands when there is more", () => {
  const { drawings, rerender, result } = drawingsOf(0);
  rerender({ count: 20 });
  expect([...new Set(drawings)]).toEqual([0, 7, 14, 20]);
  rerender({ count: 50 });
  expect(result.current).toBe(50);
});
