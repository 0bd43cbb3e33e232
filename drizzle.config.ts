import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name <what changed>` writes the next numbered migration from the schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/server/database/schema/schema.ts",
    "./src/server/database/schema/goodsSchema.ts",
    "./src/server/database/schema/accountSchema.ts",
    "./src/server/database/schema/componentSchema.ts",
    "./src/server/database/schema/designSchema.ts",
    "./src/server/database/schema/documentSchema.ts",
    "./src/server/database/schema/materialSchema.ts",
    "./src/server/database/schema/projectSchema.ts",
    "./src/server/database/schema/operatorSchema.ts",
    "./src/server/database/schema/librarySchema.ts",
    "./src/server/database/schema/ownDocumentSchema.ts",
    "./src/server/database/schema/curveSheetSchema.ts",
  ],
  out: "./src/server/database/migrations",
});
