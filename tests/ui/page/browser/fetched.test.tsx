import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { fetched } from "#ui/page/browser/fetched.tsx";

const Said = ({ word }: { readonly word: string }) => <p>{word}</p>;

it("is fetched by whoever draws it, or before by whoever loads it", async () => {
  let times = 0;
  const Late = fetched(() => {
    times += 1;
    return Promise.resolve(Said);
  });
  expect(times).toBe(0);
  await Late.load();
  expect(times).toBe(1);
  // What is there is drawn at once: nothing suspends.
  render(
    <Suspense fallback={<p>正在加载</p>}>
      <Late word="到了" />
    </Suspense>,
  );
  expect(screen.getByText("到了")).toBeTruthy();
  expect(screen.queryByText("正在加载")).toBeNull();
  expect(times).toBe(1);
});

it("that nobody loaded suspends until it is there", async () => {
  const Late = fetched(() => Promise.resolve(Said));
  render(
    <Suspense fallback={<p>正在加载</p>}>
      <Late word="到了" />
    </Suspense>,
  );
  expect(screen.getByText("正在加载")).toBeTruthy();
  expect(await screen.findByText("到了")).toBeTruthy();
});

it("rejects where it does not come, before anything is drawn", async () => {
  const Lost = fetched(() => Promise.reject<typeof Said>(new Error("no network")));
  await expect(Lost.load()).rejects.toThrow("no network");
});
