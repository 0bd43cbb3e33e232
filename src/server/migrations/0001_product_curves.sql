CREATE TABLE "product_curves" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" text NOT NULL,
	"setting" text,
	"rotational_speed" double precision,
	"is_scalable" boolean NOT NULL,
	"flows" double precision[] NOT NULL,
	"values" double precision[] NOT NULL,
	"fit" jsonb,
	CONSTRAINT "product_curves_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
ALTER TABLE "product_curves" ADD CONSTRAINT "product_curves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;