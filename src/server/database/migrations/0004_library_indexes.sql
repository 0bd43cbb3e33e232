ALTER TABLE "own_products" ADD COLUMN "is_marked_since" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "own_products_brand" ON "own_products" USING btree ("brand_code");--> statement-breakpoint
CREATE INDEX "own_products_changed_by" ON "own_products" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "own_series_brand" ON "own_series" USING btree ("brand_code");