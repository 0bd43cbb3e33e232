/** Details of one test of a loop: its tag, or none. */
export const tagged = (tag: "" | `@${string}`) => (tag === "" ? {} : { tag });
