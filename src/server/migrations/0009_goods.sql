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
ALTER TABLE "suppliers" ALTER COLUMN "brand_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ALTER COLUMN "contact_user_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ALTER COLUMN "contact_mobile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_parent_code_areas_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_area_code_areas_code_fk" FOREIGN KEY ("area_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_order" ON "goods" USING btree ("sort_key" collate "C","id" collate "C");--> statement-breakpoint
CREATE INDEX "goods_category_order" ON "goods" USING btree ("category_code","sort_key" collate "C","id" collate "C");--> statement-breakpoint
CREATE INDEX "goods_keys" ON "goods" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "goods_prices_supplier" ON "goods_prices" USING btree ("supplier_id") WHERE "goods_prices"."supplier_id" is not null;