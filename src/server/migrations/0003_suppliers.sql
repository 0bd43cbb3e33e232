CREATE TABLE "suppliers" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_code" text NOT NULL,
	"name" text NOT NULL,
	"contact_user_name" text NOT NULL,
	"contact_mobile" text NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "suppliers_brand_code_unique" UNIQUE("brand_code")
);
--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_brand_code_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("code") ON DELETE no action ON UPDATE no action;