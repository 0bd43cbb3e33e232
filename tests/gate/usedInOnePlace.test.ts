import { expect, it } from "vitest";
import { usedInOnePlace } from "../../scripts/gate/usedInOnePlace.ts";

/** Files of the page and what each imports. */
const page = (files: Readonly<Record<string, readonly string[]>>) => {
  const names = [...new Set([...Object.keys(files), ...Object.values(files).flat()])];
  return usedInOnePlace(
    names.map((name) => ({
      source: `src/ui/${name}`,
      dependencies: (files[name] ?? []).map((of) => ({ resolved: `src/ui/${of}` })),
    })),
  ).map(([file, place]) => `${file.slice("src/ui/".length)} → ${place}`);
};

it("sends home what one screen or one subject uses, and leaves what two use", () => {
  expect(
    page({
      "screens/a/A.tsx": ["kit/one.ts", "kit/two.ts", "prices/Panel.tsx"],
      "screens/b/B.tsx": ["kit/two.ts", "prices/Panel.tsx"],
      "prices/Panel.tsx": ["page/own.ts", "kit/style.css"],
    }),
  ).toEqual(["kit/one.ts → screens/a", "page/own.ts → prices", "kit/style.css → prices"]);
});

it("counts whoever uses what imports it beside it", () => {
  const inner = { "prices/Panel.tsx": ["prices/Table.tsx"], "prices/Table.tsx": ["prices/Panel.tsx"] };
  expect(page({ ...inner, "screens/a/A.tsx": ["prices/Panel.tsx"] })).toEqual([
    "prices/Panel.tsx → screens/a",
    "prices/Table.tsx → screens/a",
  ]);
  expect(
    page({ ...inner, "screens/a/A.tsx": ["prices/Panel.tsx"], "screens/b/B.tsx": ["prices/Table.tsx"] }),
  ).toEqual([]);
});

it("lets a subject, and nothing smaller, serve the shell alone", () => {
  expect(page({ "main.tsx": ["project/outbox.ts"], "shell/App.tsx": ["kit/Notices.tsx"] })).toEqual([
    "kit/Notices.tsx → shell",
  ]);
});

it("says nothing of what nobody imports, nor of a screen's or the shell's own", () => {
  expect(page({ "screens/a/A.tsx": ["screens/a/own.ts"], "shell/App.tsx": ["shell/own.ts"] })).toEqual([]);
});
