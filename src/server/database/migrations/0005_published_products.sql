ALTER TABLE "published_products" DROP COLUMN "own_product_id";--> statement-breakpoint
ALTER TABLE "published_products" DROP COLUMN "published_at";