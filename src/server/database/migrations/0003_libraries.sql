CREATE TABLE "libraries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"personal_of" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "libraries_personal_of_unique" UNIQUE("personal_of")
);
--> statement-breakpoint
CREATE TABLE "library_acts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"library_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" bigint,
	"user_name" text NOT NULL,
	"act" text NOT NULL,
	"about" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_imported" (
	"import_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"before" jsonb,
	CONSTRAINT "library_imported_import_id_product_id_pk" PRIMARY KEY("import_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "library_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"library_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"started_by" bigint,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"batches" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"remark_count" integer DEFAULT 0 NOT NULL,
	"remarks" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "library_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"library_id" uuid NOT NULL,
	"role" text NOT NULL,
	"hash" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"is_for_one" boolean DEFAULT false NOT NULL,
	"used_by" bigint,
	"used_at" timestamp with time zone,
	CONSTRAINT "library_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "library_members" (
	"library_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_members_library_id_user_id_pk" PRIMARY KEY("library_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "library_removals" (
	"library_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_removals_library_id_user_id_pk" PRIMARY KEY("library_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "own_brands" (
	"code" text PRIMARY KEY NOT NULL,
	"library_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"public_code" text
);
--> statement-breakpoint
CREATE TABLE "own_product_sheets" (
	"product_id" text PRIMARY KEY NOT NULL,
	"values" json NOT NULL,
	"curves" json NOT NULL,
	"record_hash" text,
	CONSTRAINT "own_product_sheets_form" CHECK (json_typeof("own_product_sheets"."values") = 'object' and json_typeof("own_product_sheets"."curves") = 'array')
);
--> statement-breakpoint
CREATE TABLE "own_products" (
	"id" text PRIMARY KEY NOT NULL,
	"category_code" text NOT NULL,
	"brand_code" text NOT NULL,
	"series_id" text,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"image_url" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"origin" text DEFAULT 'imported' NOT NULL,
	"source" text NOT NULL,
	"library_id" uuid NOT NULL,
	"is_draft" boolean NOT NULL,
	"import_id" uuid,
	"changed_by" bigint,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_series" (
	"id" text PRIMARY KEY NOT NULL,
	"library_id" uuid NOT NULL,
	"category_code" text NOT NULL,
	"brand_code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_products" (
	"product_id" text PRIMARY KEY NOT NULL,
	"library_id" uuid NOT NULL,
	"own_product_id" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "libraries" ADD CONSTRAINT "libraries_personal_of_users_id_fk" FOREIGN KEY ("personal_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_acts" ADD CONSTRAINT "library_acts_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_acts" ADD CONSTRAINT "library_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_imported" ADD CONSTRAINT "library_imported_import_id_library_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."library_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_imports" ADD CONSTRAINT "library_imports_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_imports" ADD CONSTRAINT "library_imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_links" ADD CONSTRAINT "library_links_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_links" ADD CONSTRAINT "library_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_links" ADD CONSTRAINT "library_links_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_members" ADD CONSTRAINT "library_members_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_members" ADD CONSTRAINT "library_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_removals" ADD CONSTRAINT "library_removals_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_removals" ADD CONSTRAINT "library_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_brands" ADD CONSTRAINT "own_brands_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_product_sheets" ADD CONSTRAINT "own_product_sheets_product_id_own_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."own_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_products" ADD CONSTRAINT "own_products_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_products" ADD CONSTRAINT "own_products_brand_code_own_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."own_brands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_products" ADD CONSTRAINT "own_products_series_id_own_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."own_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_products" ADD CONSTRAINT "own_products_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_products" ADD CONSTRAINT "own_products_import_id_library_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."library_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_products" ADD CONSTRAINT "own_products_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_series" ADD CONSTRAINT "own_series_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_series" ADD CONSTRAINT "own_series_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_series" ADD CONSTRAINT "own_series_brand_code_own_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."own_brands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_products" ADD CONSTRAINT "published_products_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_acts_library" ON "library_acts" USING btree ("library_id","id");--> statement-breakpoint
CREATE INDEX "library_imports_library" ON "library_imports" USING btree ("library_id","started_at");--> statement-breakpoint
CREATE INDEX "library_links_library" ON "library_links" USING btree ("library_id");--> statement-breakpoint
CREATE INDEX "library_members_user" ON "library_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "library_removals_user" ON "library_removals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "own_brands_library" ON "own_brands" USING btree ("library_id");--> statement-breakpoint
CREATE INDEX "own_products_library" ON "own_products" USING btree ("library_id","category_code","id" collate "C");--> statement-breakpoint
CREATE INDEX "own_products_key" ON "own_products" USING btree ("library_id","category_code","brand_code","model");--> statement-breakpoint
CREATE INDEX "own_products_import" ON "own_products" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "own_products_series" ON "own_products" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "own_series_library" ON "own_series" USING btree ("library_id");--> statement-breakpoint
CREATE INDEX "published_products_library" ON "published_products" USING btree ("library_id");