CREATE TABLE "product_sheets" (
	"product_id" text PRIMARY KEY NOT NULL,
	"values" json NOT NULL,
	"curves" json NOT NULL,
	CONSTRAINT "product_sheets_form" CHECK (json_typeof("product_sheets"."values") = 'object' and json_typeof("product_sheets"."curves") = 'array')
);
--> statement-breakpoint
-- What was imported is carried over; what the program brings along is loaded anew, as its version is forgotten.
INSERT INTO "product_sheets" ("product_id", "values", "curves")
SELECT
	"products"."id",
	coalesce((
		SELECT json_object_agg("property_code", CASE
			WHEN "number" IS NOT NULL THEN to_json("number")
			WHEN "text" IS NOT NULL THEN to_json("text")
			WHEN "bool" IS NOT NULL THEN to_json("bool")
			WHEN "enum_code" IS NOT NULL THEN json_build_object('enum', "enum_code")
			ELSE json_build_object('from', "range_from", 'to', "range_to")
		END)
		FROM "product_property_values" WHERE "product_property_values"."product_id" = "products"."id"
	), '{}'),
	coalesce((
		SELECT json_agg(json_build_object(
			'setting', "setting",
			'rotationalSpeed', "rotational_speed",
			'isScalable', "is_scalable",
			'flows', "flows",
			'lines', json_build_array(json_build_object('quantity', "quantity", 'values', "values", 'fit', "fit"))
		) ORDER BY "position")
		FROM "product_curves" WHERE "product_curves"."product_id" = "products"."id"
	), '[]')
FROM "products" WHERE "products"."origin" = 'imported';
--> statement-breakpoint
DELETE FROM "catalogue_meta" WHERE "key" = 'bundledVersion';--> statement-breakpoint
DROP TABLE "product_curves" CASCADE;--> statement-breakpoint
DROP TABLE "product_property_values" CASCADE;--> statement-breakpoint
DROP INDEX "products_category_brand";--> statement-breakpoint
ALTER TABLE "product_sheets" ADD CONSTRAINT "product_sheets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_category_id" ON "products" USING btree ("category_code","id" collate "C");
