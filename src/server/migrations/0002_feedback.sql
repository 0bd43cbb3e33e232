CREATE TABLE "feedback" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"mobile" text,
	"score" double precision,
	"classification_code" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_visits" (
	"visitor_id" text NOT NULL,
	"classification_code" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_visits_visitor_id_classification_code_pk" PRIMARY KEY("visitor_id","classification_code")
);
--> statement-breakpoint
CREATE INDEX "feedback_visitor_received" ON "feedback" USING btree ("visitor_id","received_at");