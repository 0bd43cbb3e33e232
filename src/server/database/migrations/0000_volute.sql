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
CREATE TABLE "catalogue_steps" (
	"former" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"product_ids" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "feedback" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"mobile" text,
	"score" double precision,
	"classification_code" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_visits" (
	"visitor_id" text NOT NULL,
	"classification_code" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_visits_visitor_id_classification_code_pk" PRIMARY KEY("visitor_id","classification_code")
);
--> statement-breakpoint
CREATE TABLE "product_series" (
	"id" text PRIMARY KEY NOT NULL,
	"category_code" text NOT NULL,
	"brand_code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_sheets" (
	"product_id" text PRIMARY KEY NOT NULL,
	"values" json NOT NULL,
	"curves" json NOT NULL,
	"record_hash" text,
	CONSTRAINT "product_sheets_form" CHECK (json_typeof("product_sheets"."values") = 'object' and json_typeof("product_sheets"."curves") = 'array')
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
CREATE TABLE "superseded_records" (
	"record_hash" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"record" json NOT NULL,
	"superseded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_code" text,
	"name" text NOT NULL,
	"contact_user_name" text,
	"contact_mobile" text,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "suppliers_brand_code_unique" UNIQUE("brand_code")
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
CREATE TABLE "areas" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parent_code" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" text PRIMARY KEY NOT NULL,
	"category_code" text,
	"name" text NOT NULL,
	"specification" text NOT NULL,
	"brand_name" text,
	"model" text,
	"unit" text NOT NULL,
	"values" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"keys" text[] NOT NULL,
	"sort_key" text NOT NULL,
	"is_sample" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_prices" (
	"goods_id" text NOT NULL,
	"area_code" text NOT NULL,
	"supplier_id" text,
	"price" double precision NOT NULL,
	"priced_on" date NOT NULL,
	CONSTRAINT "goods_prices_quotation" UNIQUE NULLS NOT DISTINCT("goods_id","area_code","supplier_id")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"parent" text,
	"dest" text,
	"label" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"city" text,
	"email" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_account_unique" UNIQUE("account")
);
--> statement-breakpoint
CREATE TABLE "component_downloads" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "component_downloads_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "component_favourites" (
	"user_id" bigint NOT NULL,
	"component_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "component_favourites_user_id_component_id_pk" PRIMARY KEY("user_id","component_id")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"feature" text,
	"form" text,
	"content" json NOT NULL,
	"source" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_pages" (
	"digest" text NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	"written" text NOT NULL,
	"lines" integer[] NOT NULL,
	CONSTRAINT "document_pages_digest_page_pk" PRIMARY KEY("digest","page"),
	CONSTRAINT "document_pages_page" CHECK ("document_pages"."page" >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "current_projects" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_parts" (
	"project_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"counts" jsonb NOT NULL,
	"packed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_parts_project_id_hash_pk" PRIMARY KEY("project_id","hash")
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"based_on" integer,
	"save_key" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"head" jsonb NOT NULL,
	"room_parts" text[] NOT NULL,
	"product_parts" text[] NOT NULL,
	"counts" jsonb NOT NULL,
	"catalogue_version" text NOT NULL,
	"author_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_versions_number" UNIQUE("plan_id","number"),
	CONSTRAINT "plan_versions_save" UNIQUE("plan_id","save_key")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"building" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"is_scheduled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_building" UNIQUE("project_id","building","kind")
);
--> statement-breakpoint
CREATE TABLE "product_facts" (
	"hash" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"plan_version_id" uuid,
	"hash" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"is_for_one" boolean DEFAULT false NOT NULL,
	"used_by" bigint,
	"used_at" timestamp with time zone,
	CONSTRAINT "project_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"project_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "project_removals" (
	"project_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_removals_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "selected_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"position" bigserial NOT NULL,
	"category_code" text NOT NULL,
	"product_id" text NOT NULL,
	"facts_hash" text NOT NULL,
	"selection_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"design_properties" jsonb NOT NULL,
	"runtime_properties" jsonb NOT NULL,
	"public_component_id" text,
	"equipment_num" integer NOT NULL,
	"equipment_code" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"selected_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "selected_products_key" UNIQUE("project_id","selection_key")
);
--> statement-breakpoint
ALTER TABLE "product_series" ADD CONSTRAINT "product_series_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_series" ADD CONSTRAINT "product_series_brand_code_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sheets" ADD CONSTRAINT "product_sheets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_code_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_series_id_product_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."product_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_definitions" ADD CONSTRAINT "property_definitions_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_enum_values" ADD CONSTRAINT "property_enum_values_definition_fk" FOREIGN KEY ("category_code","property_code") REFERENCES "public"."property_definitions"("category_code","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_brand_code_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_parent_code_areas_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_area_code_areas_code_fk" FOREIGN KEY ("area_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_parent_grants_hash_fk" FOREIGN KEY ("parent") REFERENCES "public"."grants"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_downloads" ADD CONSTRAINT "component_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_favourites" ADD CONSTRAINT "component_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_definitions" ADD CONSTRAINT "material_definitions_category_code_material_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."material_categories"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_category_code_material_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."material_categories"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_projects" ADD CONSTRAINT "current_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_projects" ADD CONSTRAINT "current_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_parts" ADD CONSTRAINT "plan_parts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_links" ADD CONSTRAINT "project_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_links" ADD CONSTRAINT "project_links_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_links" ADD CONSTRAINT "project_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_links" ADD CONSTRAINT "project_links_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_removals" ADD CONSTRAINT "project_removals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_removals" ADD CONSTRAINT "project_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_products" ADD CONSTRAINT "selected_products_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_products" ADD CONSTRAINT "selected_products_facts_hash_product_facts_hash_fk" FOREIGN KEY ("facts_hash") REFERENCES "public"."product_facts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_products" ADD CONSTRAINT "selected_products_selected_by_users_id_fk" FOREIGN KEY ("selected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_visitor_received" ON "feedback" USING btree ("visitor_id","received_at");--> statement-breakpoint
CREATE INDEX "products_category_id" ON "products" USING btree ("category_code","id" collate "C");--> statement-breakpoint
CREATE INDEX "products_series" ON "products" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "superseded_records_product" ON "superseded_records" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "superseded_records_at" ON "superseded_records" USING btree ("superseded_at");--> statement-breakpoint
CREATE INDEX "tracks_event_received" ON "tracks" USING btree ("event","received_at");--> statement-breakpoint
CREATE INDEX "goods_order" ON "goods" USING btree ("sort_key" collate "C","id" collate "C");--> statement-breakpoint
CREATE INDEX "goods_category_order" ON "goods" USING btree ("category_code","sort_key" collate "C","id" collate "C");--> statement-breakpoint
CREATE INDEX "goods_keys" ON "goods" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "goods_prices_supplier" ON "goods_prices" USING btree ("supplier_id") WHERE "goods_prices"."supplier_id" is not null;--> statement-breakpoint
CREATE INDEX "grants_user" ON "grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grants_parent" ON "grants" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "grants_expires" ON "grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "designs_kind" ON "designs" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "documents_category" ON "documents" USING btree ("category_code");--> statement-breakpoint
CREATE INDEX "documents_digest" ON "documents" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "materials_category" ON "materials" USING btree ("category_code","position");--> statement-breakpoint
CREATE INDEX "plan_versions_author" ON "plan_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "project_links_project" ON "project_links" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_members_user" ON "project_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_removals_user" ON "project_removals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "selected_products_order" ON "selected_products" USING btree ("project_id","position") WHERE "selected_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "selected_products_category" ON "selected_products" USING btree ("project_id","category_code","position") WHERE "selected_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "selected_products_product" ON "selected_products" USING btree ("project_id","product_id") WHERE "selected_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "selected_products_deleted" ON "selected_products" USING btree ("deleted_at") WHERE "selected_products"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "selected_products_facts" ON "selected_products" USING btree ("facts_hash");--> statement-breakpoint
CREATE INDEX "selected_products_user" ON "selected_products" USING btree ("selected_by");