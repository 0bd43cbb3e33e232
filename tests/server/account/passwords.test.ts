import type * as Argon2Module from "@node-rs/argon2";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { hashPassword, isPassword, limitHashes, NOBODYS_HASH } from "#server/account/passwords/hashing.ts";
import { passwordFault } from "#server/account/passwords/passwordFault.ts";

type Argon2 = typeof Argon2Module;

const argon2 = vi.hoisted(() => ({ running: 0, most: 0 }));
vi.mock("@node-rs/argon2", async (importActual) => {
  const actual = await importActual<Argon2>();
  return {
    ...actual,
    async hash(...asked: Parameters<typeof actual.hash>) {
      argon2.most = Math.max(argon2.most, ++argon2.running);
      try {
        return await actual.hash(...asked);
      } finally {
        argon2.running--;
      }
    },
  };
});
afterEach(() => {
  argon2.most = 0;
});

describe("a hash (check 1)", () => {
  test("is argon2id as PHC text with the decided cost and a salt of its own", async () => {
    const [one, other] = await Promise.all([hashPassword("正确的马 电池"), hashPassword("正确的马 电池")]);
    const phc = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u;
    expect(one).toMatch(phc);
    expect(NOBODYS_HASH).toMatch(phc);
    expect(one).not.toBe(other);
  });

  test("knows a password in whatever form of Unicode it is typed, and no other", async () => {
    const hash = await hashPassword("Ａｂｃ①é-long");
    expect(await isPassword(hash, "Abc1e\u0301-long")).toBe(true);
    expect(await isPassword(hash, "abc1é-long")).toBe(false);
  });

  test("is made of at most two at once, whoever asks", async () => {
    await Promise.all(Array.from({ length: 9 }, () => hashPassword("some password")));
    expect(argon2.most).toBe(2);
  });

  test("is made one at a time in a process beside others", async () => {
    limitHashes(1);
    onTestFinished(() => limitHashes(2));
    await Promise.all(Array.from({ length: 5 }, () => hashPassword("some password")));
    expect(argon2.most).toBe(1);
  });

  test("is refused to whom 200 others stand before", async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 204 }, () => isPassword("$no-hash", "some password")),
    );
    const refused = asked.filter(
      (each) => each.status === "rejected" && (each.reason as { code?: string }).code === "too.many.requests",
    );
    expect(refused).toHaveLength(2);
  });
});

describe("a password (check 1)", () => {
  test.each([
    ["of a common word with a mark behind it", "Password1!", "密码太常见，容易被猜到，换一个"],
    ["of a common word written otherwise", "P@ssw0rd123", "密码太常见，容易被猜到，换一个"],
    ["of a common word before a year", "qwerty!2025", "密码太常见，容易被猜到，换一个"],
    ["of 9 characters", "k3!vZ9q#u", "密码至少 10 个字符，现有 9 个"],
    ["of 9 wide characters", "一二三四五六七八九", "密码至少 10 个字符，现有 9 个"],
    ["of 129 characters", "x9".repeat(65).slice(0, 129), "密码最长 128 个字符，现有 129 个"],
    ["that is among the commonest", "Qwertyuiop123".slice(0, 10), "密码太常见，容易被猜到，换一个"],
    ["that is among the commonest of Chinese users", "woaini1314", "密码太常见，容易被猜到，换一个"],
    ["in wide letters", "ｗｏａｉｎｉ１３１４", "密码太常见，容易被猜到，换一个"],
    ["of one character", "aaaaaaaaaaaa", "密码是重复或连续的字符，容易被猜到，换一个"],
    ["of a run", "0123456789", "密码是重复或连续的字符，容易被猜到，换一个"],
    ["of a run down", "zyxwvutsrqp", "密码是重复或连续的字符，容易被猜到，换一个"],
    ["that is the account", "lisi-institute", "密码与帐号名太接近，容易被猜到，换一个"],
    ["that is the account and a year", "Lisi-Institute12", "密码与帐号名太接近，容易被猜到，换一个"],
    ["that is our name", "volutevolute!", "密码与帐号名太接近，容易被猜到，换一个"],
  ])("%s is refused by a sentence", async (_what, password, fault) => {
    expect(await passwordFault(password, "lisi-institute")).toBe(fault);
  });

  test.each([
    ["of 10 characters", "k3!vZ9q#ux"],
    ["of 128 characters", "x9!k".repeat(32)],
    ["of Chinese words", "风机盘管选型很快完成"],
    ["with a short name in it", "lisi likes pumps"],
  ])("%s is taken", async (_what, password) => {
    expect(await passwordFault(password, "lisi")).toBeNull();
  });
});
