CREATE TABLE "catalogue_steps" (
	"former" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"product_ids" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
