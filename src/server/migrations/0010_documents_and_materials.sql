CREATE TABLE "document_parts" (
	"digest" text NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "document_parts_digest_part_pk" PRIMARY KEY("digest","part"),
	CONSTRAINT "document_parts_part" CHECK ("document_parts"."part" >= 0)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"category_code" text,
	"brand_code" text,
	"series_id" text,
	"language" text NOT NULL,
	"page_count" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"digest" text NOT NULL,
	"file_name" text,
	"is_sample" boolean NOT NULL,
	"origin" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "material_categories" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "material_definitions" (
	"category_code" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"data_type" text NOT NULL,
	"unit_symbol" text,
	"is_search" boolean NOT NULL,
	"enum_values" json NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "material_definitions_category_code_code_pk" PRIMARY KEY("category_code","code")
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" text PRIMARY KEY NOT NULL,
	"category_code" text NOT NULL,
	"name" text NOT NULL,
	"specification" text NOT NULL,
	"standard" text,
	"unit" text NOT NULL,
	"verified_by" text,
	"source" text NOT NULL,
	"values" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "material_definitions" ADD CONSTRAINT "material_definitions_category_code_material_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."material_categories"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_category_code_material_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."material_categories"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_category" ON "documents" USING btree ("category_code");--> statement-breakpoint
CREATE INDEX "documents_digest" ON "documents" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "materials_category" ON "materials" USING btree ("category_code","position");