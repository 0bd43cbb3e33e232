CREATE TABLE "component_downloads" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "component_downloads_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
DROP TABLE "cad_blocks" CASCADE;--> statement-breakpoint
DROP TABLE "product_components" CASCADE;--> statement-breakpoint
ALTER TABLE "component_downloads" ADD CONSTRAINT "component_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
