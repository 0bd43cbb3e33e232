import type { SoundShown } from "../state/batchState.ts";

/** What to say of rooms in a plan by the verdict on their sound level, and why a person should confirm them. */
export const LOUD_WORDS: Readonly<Record<SoundShown, { readonly what: string; readonly why: string }>> = {
  loud: { what: "噪声不满足", why: "室内声级高于房间限值" },
  "loud-borderline": { what: "噪声临界", why: "声级由推算得出，与限值相差不到 5 dB" },
  "loud-unknown": { what: "噪声无法判定", why: "产品未注明噪声测试条件，或房间没有面积、用途，不作为满足" },
};
