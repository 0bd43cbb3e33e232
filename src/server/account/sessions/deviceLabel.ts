const BROWSERS = [
  [/\bEdg\/(\d+)/u, "Edge"],
  [/\bQtWebEngine\/(\d+)/u, "QtWebEngine"],
  [/\bFirefox\/(\d+)/u, "Firefox"],
  [/\bChrome\/(\d+)/u, "Chrome"],
  [/\bVersion\/(\d+).*\bSafari\//u, "Safari"],
] as const;
const SYSTEMS = [
  [/\bWindows\b/u, "Windows"],
  [/\b(?:iPhone|iPad)\b/u, "iOS"],
  [/\bMac OS X\b/u, "macOS"],
  [/\bAndroid\b/u, "Android"],
  [/\bLinux\b/u, "Linux"],
] as const;

/**
 * The name of a session that its owner recognises: `Chrome 109 · Windows`. No finer detail of the browser is
 * stored.
 */
export function deviceLabel(userAgent: string): string {
  const browser = BROWSERS.map(([pattern, name]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? undefined : `${name} ${version}`;
  }).find((found) => found !== undefined);
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [browser ?? "其他程序", system].filter((part) => part !== undefined).join(" · ");
}
