import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { transformSync, type JscTarget } from "@swc/core";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

const FILE = "public/browserFloor.js";
const source = readFileSync(FILE, "utf8");
const floor = Number(/^chrome >= (\d+)$/u.exec(packageJson.browserslist[0] ?? "")?.[1]);

const chrome = (version: number, more = "") =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.4280.141 Safari/537.36${more}`;

/** What stands in an element and below it. */
class FakeElement {
  readonly style = { cssText: "" };
  readonly children: (FakeElement | string)[] = [];
  setAttribute(): void {}
  appendChild(child: FakeElement | string): void {
    this.children.push(child);
  }
  insertBefore(child: FakeElement): void {
    this.children.unshift(child);
  }
  get text(): string {
    return this.children.map((child) => (typeof child === "string" ? child : child.text)).join("\n");
  }
}

/** Runs the script as that browser would; what the page then says, `""` where it lets the browser in. */
function runIn(userAgent: string, forgotten = ""): { readonly said: string; readonly written: string } {
  const body = new FakeElement();
  let written = "";
  const context = createContext({
    navigator: { userAgent },
    document: {
      title: "",
      body,
      write: (html: string) => (written += html),
      createElement: () => new FakeElement(),
      createTextNode: (text: string) => text,
    },
  });
  if (forgotten !== "") runInContext(`delete ${forgotten}`, context);
  runInContext(source, context);
  return { said: body.text, written };
}

describe("the script before all others", () => {
  it("is written in a syntax that the oldest browsers read", () => {
    const printed = (target: JscTarget) =>
      transformSync(source, { jsc: { target, parser: { syntax: "ecmascript" } } }).code;
    // What is newer than the fifth edition would be lowered.
    expect(printed("es5")).toBe(printed("es2022"));
    // A comma behind the last argument is newer, too, and lost in print.
    expect(source).not.toMatch(/,\s*\)/u);
    // Names of newer kinds of text in expressions.
    expect(source).not.toMatch(/\(\?<|\/[a-z]*[us][a-z]*[,.;)]/u);
  });

  it("stands before the page's module", () => {
    const page = readFileSync("index.html", "utf8");
    const script = page.indexOf('<script src="/browserFloor.js"></script>');
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(page.indexOf('type="module"'));
  });

  it.each([
    [chrome(floor)],
    [chrome(146)],
    [chrome(120, " Edg/120.0.2210.91")],
    [chrome(floor).replace("Chrome/", "HeadlessChrome/")],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"],
    ["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15"],
    ["a host that says what it likes"],
  ])("lets in %s", (agent) => {
    expect(runIn(agent)).toEqual({ said: "", written: "" });
  });

  it.each([
    [chrome(floor - 1), `Chrome ${floor - 1}`],
    [chrome(87), "Chrome 87"],
    [chrome(80), "Chrome 80"],
    [chrome(49), "Chrome 49"],
    [chrome(88, " Edg/88.0.705.50"), "Edge 88（Chromium 88）"],
    [chrome(64, " Edge/17.17134"), "Edge 17（Chromium 64）"],
    [chrome(86, " OPR/72.0.3815.400"), "Opera 72（Chromium 86）"],
  ])("stops %s and names it", (agent, name) => {
    const { said, written } = runIn(agent);
    expect(written).toBe("<plaintext hidden>");
    expect(said).toContain("浏览器版本过低");
    expect(said).toContain(`当前浏览器：${name}\n`);
    expect(said).toContain(`${floor} 或更高版本`);
  });

  it.each([
    ["Mozilla/5.0 (Windows NT 6.1; rv:78.0) Gecko/20100101 Firefox/78.0", "Firefox 78"],
    [
      "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1 Safari/605.1.15",
      "Safari 13",
    ],
    ["Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko", "Internet Explorer 11"],
    ["a host that says what it likes", "未能识别"],
    // It says that it is newer than it is.
    [chrome(120), "Chrome 120"],
  ])("stops %s where the language lacks what the floor has", (agent, name) => {
    const { said, written } = runIn(agent, "Array.prototype.at");
    expect(written).toBe("<plaintext hidden>");
    expect(said).toContain(`当前浏览器：${name}\n`);
  });
});
