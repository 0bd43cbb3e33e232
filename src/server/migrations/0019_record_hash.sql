ALTER TABLE "product_sheets" ADD COLUMN "record_hash" text;--> statement-breakpoint
-- Records are hashed as they are loaded: what the program brings along is loaded anew, as its version is forgotten.
DELETE FROM "catalogue_meta" WHERE "key" = 'bundledVersion';
