CREATE TABLE "project_removals" (
	"project_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_removals_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "project_links" ADD COLUMN "is_for_one" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_links" ADD COLUMN "used_by" bigint;--> statement-breakpoint
ALTER TABLE "project_links" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_removals" ADD CONSTRAINT "project_removals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_removals" ADD CONSTRAINT "project_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_removals_user" ON "project_removals" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "project_links" ADD CONSTRAINT "project_links_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;