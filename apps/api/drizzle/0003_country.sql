CREATE EXTENSION IF NOT EXISTS cube;--> statement-breakpoint
CREATE TABLE "free_times" (
	"salon_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"starts" integer[] NOT NULL,
	"quarters" integer[] NOT NULL,
	"next_at" integer NOT NULL,
	"next_until" integer NOT NULL,
	"good_until" timestamp with time zone NOT NULL,
	"distance_miles" double precision NOT NULL,
	"place" "cube" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_times_due" (
	"salon_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "place" "cube" GENERATED ALWAYS AS (cube(array[
          cos(radians("latitude")) * cos(radians("longitude")),
          cos(radians("latitude")) * sin(radians("longitude")),
          sin(radians("latitude"))])) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "free_times" ADD CONSTRAINT "free_times_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_times_soonest" ON "free_times" USING btree (("next_at"::float8),"distance_miles","salon_id");--> statement-breakpoint
CREATE INDEX "free_times_nearest" ON "free_times" USING gist ("next_at","place");--> statement-breakpoint
CREATE INDEX "free_times_quarters" ON "free_times" USING gin ("quarters");--> statement-breakpoint
CREATE INDEX "free_times_passed" ON "free_times" USING btree ("next_until");--> statement-breakpoint
CREATE INDEX "free_times_outdated" ON "free_times" USING btree ("good_until");--> statement-breakpoint
CREATE INDEX "bookings_of_barber" ON "bookings" USING btree ("barber_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_to_complete" ON "bookings" USING btree ("ends_at") WHERE "bookings"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "events_of_reader" ON "events" USING btree (("topic" || ':' || "subject"));--> statement-breakpoint
CREATE INDEX "reviews_unpublished" ON "reviews" USING btree ("salon_id") WHERE not "reviews"."is_public";--> statement-breakpoint
CREATE INDEX "salons_nearest" ON "salons" USING gist ("place");--> statement-breakpoint
CREATE INDEX "salons_central" ON "salons" USING btree (("distance_miles"::float8),"id") WHERE "salons"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "salons_cheapest" ON "salons" USING btree ((length("price_range")::float8),("distance_miles"::float8),"id") WHERE "salons"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "salons_best" ON "salons" USING btree ((-"rating"::float8),(-"review_count"::float8),"id") WHERE "salons"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "salons_in_bounds" ON "salons" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "salons_in_order" ON "salons" USING btree ("position");--> statement-breakpoint
CREATE INDEX "guests_of_customer" ON "guests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mails_of_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "wait_offers_held" ON "wait_offers" USING btree ("held_until") WHERE "wait_offers"."status" in ('open', 'moved');--> statement-breakpoint

-- Written by hand. Starts are beside the row, so that the row is short and a change of its starts writes no index.
ALTER TABLE "free_times" ALTER COLUMN "starts" SET STORAGE EXTERNAL, SET (toast_tuple_target = 256, fillfactor = 80);--> statement-breakpoint
-- Whatever changes a salon raises its clock; its free times are due in the same transaction.
CREATE FUNCTION "free_times_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "free_times_due" ("salon_id", "version") VALUES (NEW."salon_id", NEW."version")
	ON CONFLICT ("salon_id") DO UPDATE SET "version" = EXCLUDED."version";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "free_times_due" AFTER INSERT OR UPDATE OF "version" ON "salon_clock" FOR EACH ROW EXECUTE FUNCTION "free_times_due"();--> statement-breakpoint
INSERT INTO "free_times_due" ("salon_id", "version") SELECT "salon_id", "version" FROM "salon_clock";--> statement-breakpoint
CREATE OR REPLACE TRIGGER "touch_calendar" AFTER UPDATE OF "name", "address_en", "address_el", "latitude", "longitude", "distance_miles", "time_zone", "slot_minutes", "lead_minutes", "horizon_days", "notice_minutes", "grace_minutes", "offer_minutes", "currency", "base_minor", "travel_minor", "travel_minutes", "retired_at" ON "salons" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('id');
