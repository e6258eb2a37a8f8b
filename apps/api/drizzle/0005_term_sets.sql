-- Written by hand. A condition on many terms looks into a row once; the row stays short enough to hold them uncompressed.
DROP INDEX "salons_without_terms";--> statement-breakpoint
DROP INDEX "salons_search_terms";--> statement-breakpoint
ALTER TABLE "salons" SET (toast_tuple_target = 4096);--> statement-breakpoint
ALTER TABLE "salons" ALTER COLUMN "search_terms" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "salons" ALTER COLUMN "search_terms" SET DATA TYPE tsvector USING array_to_tsvector("search_terms");--> statement-breakpoint
ALTER TABLE "salons" ALTER COLUMN "search_terms" SET DEFAULT '';--> statement-breakpoint
CREATE INDEX "salons_search_terms" ON "salons" USING gin ("search_terms");--> statement-breakpoint
CREATE INDEX "salons_without_terms" ON "salons" USING btree ("id") WHERE "salons"."search_terms" = '';--> statement-breakpoint
ANALYZE "salons";
