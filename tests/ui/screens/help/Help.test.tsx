import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fieldTitle, ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { Help } from "#ui/screens/help/Help.tsx";
import { resolveRoute } from "#ui/shell/route/resolveRoute.ts";
import { renderInApp } from "../../renderInApp.tsx";

it("lists every column that an import recognises", () => {
  renderInApp(<Help />);
  for (const field of ROOM_FIELDS) expect(screen.getByRole("cell", { name: fieldTitle(field) })).toBeTruthy();
});

it("says what is generated, and links every source that NOTICE names", () => {
  renderInApp(<Help />);
  const sources = screen.getByRole("region", { name: "数据来源" });
  expect(sources.textContent).toContain("由程序按规律生成");
  const notice = readFileSync("NOTICE", "utf8");
  const ofData = notice.slice(
    notice.indexOf("Data of others"),
    // What tests alone read is shown to nobody.
    notice.indexOf("\ntests/fixtures/"),
  );
  const named = [...ofData.matchAll(/\b[\w-]+\/[\w-]+\b(?!\.(?:json|txt))/gu)].map(([name]) => name);
  const repositories = named.filter((name) => !/^(?:data|tests)\//u.test(name));
  expect(repositories.length).toBeGreaterThan(8);
  const hrefs = [...sources.querySelectorAll("a")].map(({ href }) => href);
  for (const name of repositories) expect(hrefs).toContain(`https://github.com/${name}`);
});

it("tells how a list, a chart and a comparison are used, and leads there", () => {
  renderInApp(<Help />);
  for (const name of ["按工况找产品", "曲线图怎么看", "产品对比", "价格与厂商", "选中与项目", "房间表怎么写"])
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  expect(screen.getByRole("link", { name: "通风机" }).getAttribute("href")).toBe("/fan");
});

it("has no link that leads nowhere: into the product, to a part of itself, or to a source", () => {
  const { container } = renderInApp(<Help />);
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  expect(links.length).toBeGreaterThan(10);
  const isDead = (href: string) => {
    if (href.startsWith("#")) return container.querySelector(`[id="${href.slice(1)}"]`) === null;
    // Written by the build, which fails without it.
    if (href === "/licences.md") return false;
    if (href.startsWith("/")) return !resolveRoute(href, "web").ok;
    return !href.startsWith("https://");
  };
  expect(links.filter(isDead)).toEqual([]);
});
