/** More than the types of rooms in a building; each has a filter of its own. */
export const MOST_RULES = 30;
/** Most words, floors or zones of one rule. */
export const MOST_MATCHES = 100;
/** Most characters of a rule's name, and of one word. */
export const RULE_NAME_LENGTH = 30;
