import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demandRoom } from "#server/process/demandRoom.ts";

const MEGABYTE = 1024 ** 2;
const having = (megabytes: number) => () => Promise.resolve(megabytes * MEGABYTE);

test("a file needs three times its bytes beside the reserve", async () => {
  await demandRoom("/data", 10 * MEGABYTE, having(158));
  await expect(demandRoom("/data", 10 * MEGABYTE, having(157.9))).rejects.toThrow(
    "磁盘空间不足，需要 158 MB，数据目录 /data 所在磁盘剩余 157 MB。",
  );
});

test("of a folder that is still to be made the disk of its parent is asked", async () => {
  const exabyte = 1024 ** 6;
  await expect(demandRoom(join(tmpdir(), "not", "made"), exabyte)).rejects.toThrow("磁盘空间不足");
  await demandRoom(join(tmpdir(), "not", "made"), 0);
});
