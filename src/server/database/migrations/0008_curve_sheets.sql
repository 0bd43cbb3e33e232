CREATE TABLE "own_curve_sheets" (
	"product_id" text NOT NULL,
	"state" integer NOT NULL,
	"import_id" uuid NOT NULL,
	"head" jsonb NOT NULL,
	"content" text NOT NULL,
	"made_by" bigint,
	"person" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_curve_sheets_product_id_state_pk" PRIMARY KEY("product_id","state"),
	CONSTRAINT "own_curve_sheets_state" CHECK ("own_curve_sheets"."state" > 0)
);
--> statement-breakpoint
ALTER TABLE "own_curve_sheets" ADD CONSTRAINT "own_curve_sheets_product_id_own_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."own_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_curve_sheets" ADD CONSTRAINT "own_curve_sheets_import_id_library_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."library_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_curve_sheets" ADD CONSTRAINT "own_curve_sheets_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_curve_sheets_import" ON "own_curve_sheets" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "own_curve_sheets_made_by" ON "own_curve_sheets" USING btree ("made_by");