-- Terms replace the folded texts; a starting process writes those of existing salons.
CREATE TABLE "known_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "search_terms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "known_terms_in_order" ON "known_terms" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "salons_search_terms" ON "salons" USING gin ("search_terms");--> statement-breakpoint
CREATE INDEX "salons_without_terms" ON "salons" USING btree ("id") WHERE "salons"."search_terms" = '{}';--> statement-breakpoint
ALTER TABLE "salons" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "salons" DROP COLUMN "place_text";
