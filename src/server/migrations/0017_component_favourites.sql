CREATE TABLE "component_favourites" (
	"user_id" bigint NOT NULL,
	"component_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "component_favourites_user_id_component_id_pk" PRIMARY KEY("user_id","component_id")
);
--> statement-breakpoint
ALTER TABLE "component_favourites" ADD CONSTRAINT "component_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;