/** `npm run account -- create NAME` creates an account, `-- reset NAME` lets its owner set a new password. */
import { accountMain } from "#server/account/operator/accountMain.ts";

await accountMain(process.argv.slice(2));
