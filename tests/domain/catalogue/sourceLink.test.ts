import { expect, test } from "vitest";
import { sourceLink } from "#domain/catalogue/sourceLink.ts";
import { sourceText } from "#server/records/measured/RecordSource.ts";

test("a record of an open repository leads to its file as it was then", () => {
  const source = sourceText({
    repo: "open-ideas/IDEAS",
    path: "IDEAS/Data/Pumps/Top S30.mo",
    commit: "272d82aef8da0123456789012345678901234567",
    licence: "BSD-3-Clause",
  });
  expect(sourceLink(source)).toBe(
    "https://github.com/open-ideas/IDEAS/blob/272d82aef8da/IDEAS/Data/Pumps/Top%20S30.mo",
  );
});

test.each([
  ["样本 https://maker.example/fans.pdf，第 3 页", "https://maker.example/fans.pdf"],
  ["厂商样本 2024", null],
  ["imported", null],
])("%s leads to %s", (source, link) => {
  expect(sourceLink(source)).toBe(link);
});
