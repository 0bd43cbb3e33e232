CREATE TABLE "brands" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "catalogue_meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_selection_enable" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"is_can_relate_resources" boolean NOT NULL,
	"is_price_condition" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_property_values" (
	"product_id" text NOT NULL,
	"property_code" text NOT NULL,
	"number" double precision,
	"text" text,
	"enum_code" text,
	"bool" boolean,
	"range_from" double precision,
	"range_to" double precision,
	CONSTRAINT "product_property_values_product_id_property_code_pk" PRIMARY KEY("product_id","property_code"),
	CONSTRAINT "product_property_values_one_kind" CHECK (num_nonnulls("product_property_values"."number", "product_property_values"."text", "product_property_values"."enum_code", "product_property_values"."bool") + (("product_property_values"."range_from" is not null or "product_property_values"."range_to" is not null))::int = 1)
);
--> statement-breakpoint
CREATE TABLE "product_series" (
	"id" text PRIMARY KEY NOT NULL,
	"category_code" text NOT NULL,
	"brand_code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"category_code" text NOT NULL,
	"brand_code" text NOT NULL,
	"series_id" text,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"image_url" text,
	"is_sample" boolean NOT NULL,
	"origin" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_definitions" (
	"category_code" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"data_type" text NOT NULL,
	"unit_symbol" text,
	"group_code" text,
	"group_name" text,
	"is_performance_filter" boolean NOT NULL,
	"is_list_display" boolean NOT NULL,
	"is_custom_sort" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "property_definitions_category_code_code_pk" PRIMARY KEY("category_code","code")
);
--> statement-breakpoint
CREATE TABLE "property_enum_values" (
	"category_code" text NOT NULL,
	"property_code" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "property_enum_values_category_code_property_code_code_pk" PRIMARY KEY("category_code","property_code","code")
);
--> statement-breakpoint
CREATE TABLE "tracks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"platform" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"properties" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_property_values" ADD CONSTRAINT "product_property_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_series" ADD CONSTRAINT "product_series_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_series" ADD CONSTRAINT "product_series_brand_code_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_code_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_series_id_product_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."product_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_definitions" ADD CONSTRAINT "property_definitions_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_enum_values" ADD CONSTRAINT "property_enum_values_definition_fk" FOREIGN KEY ("category_code","property_code") REFERENCES "public"."property_definitions"("category_code","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_property_values_enum" ON "product_property_values" USING btree ("property_code","enum_code") WHERE "product_property_values"."enum_code" is not null;--> statement-breakpoint
CREATE INDEX "products_category_brand" ON "products" USING btree ("category_code","brand_code");--> statement-breakpoint
CREATE INDEX "products_series" ON "products" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "tracks_event_received" ON "tracks" USING btree ("event","received_at");