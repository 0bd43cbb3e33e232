/**
 * `npm run account -- create NAME` creates an account, `-- reset NAME` lets its owner set a new password,
 * `-- operator NAME` and `-- no-operator NAME` give the role of an operator and take it back.
 */
import { accountMain } from "#server/account/operator/accountMain.ts";

await accountMain(process.argv.slice(2));
