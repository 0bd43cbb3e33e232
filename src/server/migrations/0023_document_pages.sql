CREATE TABLE "document_pages" (
	"digest" text NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	"written" text NOT NULL,
	"lines" integer[] NOT NULL,
	CONSTRAINT "document_pages_digest_page_pk" PRIMARY KEY("digest","page"),
	CONSTRAINT "document_pages_page" CHECK ("document_pages"."page" >= 0)
);
