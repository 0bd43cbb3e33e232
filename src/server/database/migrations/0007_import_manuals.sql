CREATE TABLE "library_import_manuals" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"manual_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_import_manuals" ADD CONSTRAINT "library_import_manuals_import_id_library_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."library_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_import_manuals" ADD CONSTRAINT "library_import_manuals_manual_id_own_documents_id_fk" FOREIGN KEY ("manual_id") REFERENCES "public"."own_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_import_manuals_manual" ON "library_import_manuals" USING btree ("manual_id");