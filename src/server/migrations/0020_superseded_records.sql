CREATE TABLE "superseded_records" (
	"record_hash" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"record" json NOT NULL,
	"superseded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "superseded_records_product" ON "superseded_records" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "superseded_records_at" ON "superseded_records" USING btree ("superseded_at");