/** Every act of an operator, as it is recorded: on an account, a message of feedback, or a library. */
export const OPERATOR_ACTS = [
  "lock",
  "unlock",
  "signOut",
  "resetCode",
  "delete",
  "create",
  "grant",
  "revoke",
  "feedback",
  "publish",
  "takeBack",
] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

export const ACT_WORDS: Readonly<Record<OperatorAct, string>> = {
  lock: "锁定帐号",
  unlock: "解锁帐号",
  signOut: "全部退出登录",
  resetCode: "发重置码",
  delete: "删除帐号",
  create: "建立帐号",
  grant: "设为管理员",
  revoke: "取消管理员",
  feedback: "处理反馈",
  publish: "公开产品库",
  takeBack: "收回公开",
};

/** States before and after an act, as they are recorded. */
const ACT_STATES = ["active", "locked", "none", "user", "operator", "open", "done"] as const;
export type ActState = (typeof ACT_STATES)[number];

export const STATE_WORDS: Readonly<Record<ActState, string>> = {
  active: "正常",
  locked: "已锁定",
  none: "无",
  user: "普通帐号",
  operator: "管理员",
  open: "待处理",
  done: "已处理",
};

/** Acts whose recorded states are numbers, with the words for the count. */
const COUNTED: Readonly<Partial<Record<OperatorAct, (count: string) => string>>> = {
  signOut: (count) => `登录 ${count} 处`,
  publish: (count) => `公开 ${count} 个`,
  takeBack: (count) => `公开 ${count} 个`,
};

/** A recorded state in words: one of `ACT_STATES`, or what the act counts. */
export function stateText(act: OperatorAct, state: string): string {
  const known = ACT_STATES.find((each) => each === state);
  return known === undefined ? (COUNTED[act]?.(state) ?? state) : STATE_WORDS[known];
}

/** Most characters of the reason for locking an account; its owner reads it. */
export const LOCK_REASON_LENGTH = 200;
/** Characters of an operator's note on a message. */
export const FEEDBACK_NOTE_LENGTH = 500;

/** Why an act is refused although the caller is an operator. */
export const ACT_REFUSALS = ["self", "last", "locked", "unlocked", "name"] as const;
export type ActRefusal = (typeof ACT_REFUSALS)[number];

export const REFUSAL_WORDS: Readonly<Record<ActRefusal, string>> = {
  self: "不能锁定或删除自己的帐号，请另一位管理员来做",
  last: "这是最后一位管理员的帐号，先用 npm run account -- operator 设另一位管理员",
  locked: "此帐号已被锁定，可能另一位管理员刚刚锁定",
  unlocked: "此帐号没有锁定，可能另一位管理员刚刚解锁",
  name: "填写的帐号与要删除的帐号不同",
};

/** The lists of an operator's page by state. */
export const ACCOUNT_FILTERS = ["all", "locked", "operator"] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];
export const FEEDBACK_FILTERS = ["open", "done"] as const;
export type FeedbackFilter = (typeof FEEDBACK_FILTERS)[number];
