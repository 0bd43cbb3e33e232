import { ApiError } from "#api/client/ApiError.ts";

/** Loads a part of the program at its first use: without a network this is a failed call, not a bug. */
export async function fetched<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module;
  } catch (cause) {
    throw new ApiError("network", "网络连接失败，请检查网络", { cause });
  }
}
