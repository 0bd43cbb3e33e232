CREATE TABLE "own_document_pages" (
	"document_id" text NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	"written" text NOT NULL,
	"lines" integer[] NOT NULL,
	CONSTRAINT "own_document_pages_document_id_page_pk" PRIMARY KEY("document_id","page"),
	CONSTRAINT "own_document_pages_page" CHECK ("own_document_pages"."page" >= 0)
);
--> statement-breakpoint
CREATE TABLE "own_document_parts" (
	"document_id" text NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "own_document_parts_document_id_part_pk" PRIMARY KEY("document_id","part"),
	CONSTRAINT "own_document_parts_part" CHECK ("own_document_parts"."part" >= 0)
);
--> statement-breakpoint
CREATE TABLE "own_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"library_id" uuid NOT NULL,
	"title" text NOT NULL,
	"byte_size" integer NOT NULL,
	"page_count" integer,
	"digest" text,
	"ended_at" timestamp with time zone,
	"added_by" bigint,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_document_pages" ADD CONSTRAINT "own_document_pages_document_id_own_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."own_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_document_parts" ADD CONSTRAINT "own_document_parts_document_id_own_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."own_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_documents" ADD CONSTRAINT "own_documents_library_id_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_documents" ADD CONSTRAINT "own_documents_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_documents_library" ON "own_documents" USING btree ("library_id","added_at");--> statement-breakpoint
CREATE INDEX "own_documents_added_by" ON "own_documents" USING btree ("added_by");