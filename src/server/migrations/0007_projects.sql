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
ALTER TABLE "current_projects" ADD CONSTRAINT "current_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_projects" ADD CONSTRAINT "current_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_parts" ADD CONSTRAINT "plan_parts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_links" ADD CONSTRAINT "project_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_links" ADD CONSTRAINT "project_links_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_links" ADD CONSTRAINT "project_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_products" ADD CONSTRAINT "selected_products_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_products" ADD CONSTRAINT "selected_products_facts_hash_product_facts_hash_fk" FOREIGN KEY ("facts_hash") REFERENCES "public"."product_facts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_products" ADD CONSTRAINT "selected_products_selected_by_users_id_fk" FOREIGN KEY ("selected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_versions_author" ON "plan_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "project_links_project" ON "project_links" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_members_user" ON "project_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "selected_products_order" ON "selected_products" USING btree ("project_id","position") WHERE "selected_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "selected_products_category" ON "selected_products" USING btree ("project_id","category_code","position") WHERE "selected_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "selected_products_product" ON "selected_products" USING btree ("project_id","product_id") WHERE "selected_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "selected_products_deleted" ON "selected_products" USING btree ("deleted_at") WHERE "selected_products"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "selected_products_facts" ON "selected_products" USING btree ("facts_hash");--> statement-breakpoint
CREATE INDEX "selected_products_user" ON "selected_products" USING btree ("selected_by");