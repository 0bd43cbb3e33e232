CREATE TABLE "designs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"feature" text,
	"form" text,
	"content" json NOT NULL,
	"source" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "designs_kind" ON "designs" USING btree ("kind","position");