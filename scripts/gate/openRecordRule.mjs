/**
 * A lint rule of our own: no record type has arbitrary string keys. Without such types the compiler refuses
 * `record[name]` for an unknown name, and a caller's `__proto__` or `constructor` finds nothing. Data with
 * keys from outside is a Map or `Keyed` (src/domain/base/keyed.ts).
 */
const ADVICE =
  "A name from outside may be __proto__: use a Map, or Keyed and lookUp of src/domain/base/keyed.ts.";

/** They create own properties, but their type has arbitrary string keys. */
const MAKERS = new Set(["fromEntries", "groupBy"]);

/** Spread into a literal or narrowed to known keys, the result no longer has arbitrary string keys. */
const isNarrowed = ({ type }) => type === "SpreadElement" || type === "TSAsExpression";

/** `satisfies Record<string, …>` checks the values and keeps the literal keys. */
const isConstraint = ({ parent }) => parent.type === "TSSatisfiesExpression";

const openRecord = {
  create: (context) => {
    const report = (node) => context.report({ node, message: ADVICE });
    return {
      TSTypeReference(node) {
        const [key] = node.typeArguments?.params ?? [];
        if (node.typeName.name === "Record" && key?.type === "TSStringKeyword" && !isConstraint(node))
          report(node);
      },
      TSIndexSignature: report,
      CallExpression(node) {
        const { object, property } = node.callee;
        if (object?.name === "Object" && MAKERS.has(property?.name) && !isNarrowed(node.parent)) report(node);
      },
      BinaryExpression(node) {
        const isKnown = node.left.type === "Literal" || node.left.type === "PrivateIdentifier";
        if (node.operator === "in" && !isKnown) report(node);
      },
      // `TABLE[name as keyof typeof TABLE]` asserts what it should check.
      MemberExpression(node) {
        if (node.computed && node.property.type === "TSAsExpression") report(node);
      },
    };
  },
};

export default { meta: { name: "volute" }, rules: { "open-record": openRecord } };
