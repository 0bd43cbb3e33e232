import { ApiError } from "#api/client/ApiError.ts";

/** What is fetched when it is first used, a part of the program: without a network it is a call that failed, no bug. */
export async function fetched<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module;
  } catch (cause) {
    throw new ApiError("network", "网络连接失败，请检查网络", { cause });
  }
}
