import { create } from "zustand";

/** 登录, or 个人信息 for a user who has not given company and city. */
export type AccountDialog = "signIn" | "details";

export const useAccountDialog = create<AccountDialog | null>(() => null);
