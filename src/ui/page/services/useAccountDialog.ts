import { create } from "zustand";

/** 登录, or 个人信息 for whoever has not told their company and city. */
export type AccountDialog = "signIn" | "details";

export const useAccountDialog = create<AccountDialog | null>(() => null);
