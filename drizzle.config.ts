import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name <what changed>` writes the next numbered migration from the schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/server/store/schema.ts",
    "./src/server/store/goodsSchema.ts",
    "./src/server/store/accountSchema.ts",
    "./src/server/store/componentSchema.ts",
    "./src/server/store/designSchema.ts",
    "./src/server/store/documentSchema.ts",
    "./src/server/store/materialSchema.ts",
    "./src/server/store/projectSchema.ts",
  ],
  out: "./src/server/migrations",
});
