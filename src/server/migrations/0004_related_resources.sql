CREATE TABLE "cad_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"suffix" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_components" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"suffix" text NOT NULL,
	"software_code" text NOT NULL,
	"software_name" text NOT NULL,
	"software_versions" text[] NOT NULL,
	"platform_code" text NOT NULL,
	"public_component_id" text NOT NULL,
	"component_family_type_name" text,
	"software_category_name" text,
	"sort_index" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cad_blocks" ADD CONSTRAINT "cad_blocks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_components" ADD CONSTRAINT "product_components_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cad_blocks_product" ON "cad_blocks" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_components_product" ON "product_components" USING btree ("product_id","sort_index");