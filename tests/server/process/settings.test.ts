import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";
import { BOUNDS, type BoundName } from "#server/process/bounds.ts";
import { projectFile } from "#server/process/projectFile.ts";
import { readSettings } from "#server/process/settings.ts";
import { StartFailure } from "#server/process/StartFailure.ts";

test("nothing set gives a server of its own on this machine", () => {
  expect(readSettings({ PATH: "/bin" })).toEqual({
    host: "127.0.0.1",
    port: 8080,
    hasMetrics: false,
    dataDir: ".volute",
    databaseUrl: null,
    workers: 1,
    samples: "on",
    logLevel: "info",
    frameAncestors: "'self'",
    client: {
      apiBase: "/api",
      accountBase: "/account",
      staticBase: "/static",
      loginOrigin: null,
      assistantUrl: null,
      simulatedHost: false,
    },
    mostByYear: 20_000,
    bounds: {
      projects: 200,
      links: 200,
      projectMegabytes: 200,
      accountMegabytes: 2_000,
      partsAMinute: 600,
      messagesAnHour: 20,
      networkMessagesAnHour: 200,
      tracksAMinute: 6_000,
      downloadsADay: 30,
      libraries: 50,
      libraryProducts: 20_000,
      libraryManualMegabytes: 500,
    },
    account: {
      isRegistrationOpen: true,
      appOrigins: [],
      trustedProxies: 0,
      isFramedAcrossSites: false,
      smtpUrl: null,
      mailFrom: null,
    },
  });
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "" })).toEqual(readSettings({}));
});

test("over a server there are as many processes as cores unless it is set, at most eight", () => {
  const DATABASE_URL = "postgresql://db.example.com/volute";
  expect(readSettings({ DATABASE_URL }).workers).toBe(Math.min(availableParallelism(), 8));
  expect(readSettings({ DATABASE_URL, WORKERS: "3" }).workers).toBe(3);
  expect(readSettings({ WORKERS: "1" }).workers).toBe(1);
});

test("everything can be set", () => {
  const settings = readSettings({
    HOST: "::1",
    PORT: "0",
    DATA_DIR: "/srv/volute data",
    DATABASE_URL: "postgresql://u:p@db.example.com:5432/volute",
    YEAR_ORDER_LIMIT: "614",
    LOG_LEVEL: "debug",
    FRAME_ANCESTORS: "'self' https://host.example.com:*",
    API_BASE: "https://api.example.com/v2",
    ACCOUNT_BASE: "https://account.example.com",
    STATIC_BASE: "/files/public",
    LOGIN_ORIGIN: "https://login.example.com",
    ASSISTANT_URL: "https://help.example.com/a?b=c#d",
    SIMULATED_HOST: "1",
    REGISTRATION: "closed",
    APP_ORIGINS: "https://app.example.com http://localhost:5173",
    TRUSTED_PROXIES: "2",
    SIGN_IN_FRAME: "cross-site",
    SMTP_URL: "smtps://volute:secret@mail.example.com",
    MAIL_FROM: "Volute <volute@example.com>",
  });
  expect(settings.account).toEqual({
    isRegistrationOpen: false,
    appOrigins: ["https://app.example.com", "http://localhost:5173"],
    trustedProxies: 2,
    isFramedAcrossSites: true,
    smtpUrl: "smtps://volute:secret@mail.example.com",
    mailFrom: "Volute <volute@example.com>",
  });
  expect(settings).toMatchObject({ host: "::1", port: 0, dataDir: "/srv/volute data", logLevel: "debug" });
  expect(settings.mostByYear).toBe(614);
  expect(settings.client.accountBase).toBe("https://account.example.com");
  expect(settings.client.simulatedHost).toBe(true);
});

test("every bound is a setting, and stands in the table for whoever runs it, with what it usually is", async () => {
  const page = await readFile(projectFile("docs/settings.md"), "utf8");
  for (const name of Object.keys(BOUNDS) as readonly BoundName[]) {
    const { variable, usual } = BOUNDS[name];
    expect(readSettings({ [variable]: "123" }).bounds[name]).toBe(123);
    expect(page).toMatch(new RegExp(`^\\| \`${variable}\` +\\| \`${usual}\` +\\| .+ \\|$`, "mu"));
  }
});

describe("a bad value is one sentence that names variable, value and what is expected", () => {
  test.each([
    ["HOST", "http://here", "an address or a host name"],
    ["PORT", "http", "a whole number from 0 to 65535"],
    ["PORT", "65536", "a whole number from 0 to 65535"],
    ["PORT", "-1", "a whole number from 0 to 65535"],
    ["PORT", "80.5", "a whole number from 0 to 65535"],
    ["WORKERS", "0", "a whole number from 1 to 64"],
    ["WORKERS", "65", "a whole number from 1 to 64"],
    ["WORKERS", "two", "a whole number from 1 to 64"],
    ["WORKERS", "2", "1 without DATABASE_URL, because the embedded database belongs to one process"],
    ["LIMIT_PROJECTS", "0", "a whole number from 1 to 100000"],
    ["LIMIT_TRACKS_A_MINUTE", "99", "a whole number from 100 to 10000000"],
    ["LIMIT_PROJECT_MB", "1e3", "a whole number from 1 to 1000000"],
    ["YEAR_ORDER_LIMIT", "0", "a whole number from 1 to 1000000"],
    ["YEAR_ORDER_LIMIT", "1e3", "a whole number from 1 to 1000000"],
    ["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, trace, silent"],
    ["FRAME_ANCESTORS", "*; script-src *", "sources separated by spaces"],
    ["REGISTRATION", "maybe", "open or closed"],
    ["APP_ORIGINS", "https://app.example.com/", "origins separated by spaces"],
    ["APP_ORIGINS", "*", "origins separated by spaces"],
    ["TRUSTED_PROXIES", "all", "a whole number from 0 to 9"],
    ["SIGN_IN_FRAME", "any", "same-site or cross-site"],
    ["MAIL_FROM", "Volute\r\nBcc: all@example.com", "an address such as"],
    ["API_BASE", "api", "a path such as /api or a URL"],
    ["API_BASE", "/api/", "without a slash at its end"],
    ["API_BASE", "//evil.example.com", "a path such as /api or a URL"],
    ["ACCOUNT_BASE", "javascript:alert(1)", "a path such as /api or a URL"],
    ["STATIC_BASE", "https://example.com/?a=1", "a path such as /api or a URL"],
    ["LOGIN_ORIGIN", "https://login.example.com/", "an origin such as https://login.example.com"],
    ["ASSISTANT_URL", "help.html", "a URL that begins with http:// or https://"],
    ["SIMULATED_HOST", "yes", "0 or 1"],
  ])("%s=%s", (name, value, expected) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(`The setting ${name} is ${JSON.stringify(value)}; it must be `);
    expect(read).toThrow(expected);
  });

  test("but a DATABASE_URL, which may hold a password, is not repeated", () => {
    const read = () => readSettings({ DATABASE_URL: "mysql://root:hunter2@localhost/volute" });
    expect(read).toThrow(
      "The setting DATABASE_URL cannot be used; it must be an address such as postgresql://",
    );
    expect(read).not.toThrow("hunter2");
  });
});
