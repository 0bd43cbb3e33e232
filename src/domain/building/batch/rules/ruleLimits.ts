/** More than a building has types of rooms; each is described to a filter of its own. */
export const MOST_RULES = 30;
/** Words, floors or zones of one rule. */
export const MOST_MATCHES = 100;
/** Characters of a rule's name, and of one word. */
export const RULE_NAME_LENGTH = 30;
