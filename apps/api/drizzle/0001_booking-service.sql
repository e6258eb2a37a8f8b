-- Extensions: ranges beside text in one constraint, search by parts of words.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Counts calls: written often, and a crash may forget it.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"customer_id" uuid,
	"guest_id" uuid,
	"guest_name" text,
	"guest_email" text,
	"service_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"local_date" date NOT NULL,
	"local_time" time NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"service_minor" integer NOT NULL,
	"staff_minor" integer NOT NULL,
	"travel_minor" integer NOT NULL,
	"total_minor" integer GENERATED ALWAYS AS (service_minor + staff_minor + travel_minor) STORED NOT NULL,
	"currency" text NOT NULL,
	"location" text NOT NULL,
	"address" text NOT NULL,
	"notes" text NOT NULL,
	"names" jsonb NOT NULL,
	"language" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bookings_one_owner" CHECK (num_nonnulls("bookings"."customer_id", "bookings"."guest_id") = 1),
	CONSTRAINT "bookings_status_known" CHECK ("bookings"."status" in ('confirmed', 'cancelled', 'salon_cancelled', 'no_show', 'completed')),
	CONSTRAINT "bookings_location_known" CHECK ("bookings"."location" in ('salon', 'home')),
	CONSTRAINT "bookings_order" CHECK ("bookings"."starts_at" < "bookings"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"body" json,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_key_pk" PRIMARY KEY("actor","key")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" text NOT NULL,
	"booking_id" uuid,
	"author" text NOT NULL,
	"picture" text,
	"stars" smallint NOT NULL,
	"words" text,
	"language" text NOT NULL,
	"date" date NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "salon_clock" (
	"salon_id" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"calendar" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salon_exceptions" (
	"salon_id" text NOT NULL,
	"date" date NOT NULL,
	"opens" time,
	"closes" time,
	"reason_en" text NOT NULL,
	"reason_el" text NOT NULL,
	CONSTRAINT "salon_exceptions_salon_id_date_pk" PRIMARY KEY("salon_id","date"),
	CONSTRAINT "salon_exceptions_both_or_none" CHECK (num_nulls("salon_exceptions"."opens", "salon_exceptions"."closes") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "salon_hours" (
	"salon_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" time NOT NULL,
	"closes" time NOT NULL,
	"last_start" time,
	CONSTRAINT "salon_hours_salon_id_weekday_opens_pk" PRIMARY KEY("salon_id","weekday","opens"),
	CONSTRAINT "salon_hours_weekday" CHECK ("salon_hours"."weekday" between 1 and 7),
	CONSTRAINT "salon_hours_order" CHECK ("salon_hours"."opens" < "salon_hours"."closes"),
	CONSTRAINT "salon_hours_last_start" CHECK ("salon_hours"."last_start" >= "salon_hours"."opens" and "salon_hours"."last_start" < "salon_hours"."closes")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_el" text NOT NULL,
	"description_en" text,
	"description_el" text,
	"minutes" integer NOT NULL,
	"gap_after" integer,
	"gap_minutes" integer,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"price_minor" integer NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "services_minutes" CHECK ("services"."minutes" between 5 and 600),
	CONSTRAINT "services_gap" CHECK (num_nulls("services"."gap_after", "services"."gap_minutes") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_el" text NOT NULL,
	"specialty_en" text NOT NULL,
	"specialty_el" text NOT NULL,
	"rating" real NOT NULL,
	"experience" integer NOT NULL,
	"picture" text,
	"price_minor" integer NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_absences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" text NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_hours" (
	"staff_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"starts" time NOT NULL,
	"ends" time NOT NULL,
	CONSTRAINT "staff_hours_staff_id_weekday_starts_pk" PRIMARY KEY("staff_id","weekday","starts")
);
--> statement-breakpoint
CREATE TABLE "staff_services" (
	"staff_id" text NOT NULL,
	"service_id" text NOT NULL,
	CONSTRAINT "staff_services_staff_id_service_id_pk" PRIMARY KEY("staff_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "addresses_type_known" CHECK ("addresses"."type" in ('home', 'work', 'other'))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid,
	"guest_id" uuid,
	"salon_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_one_owner" CHECK (num_nonnulls("favorites"."customer_id", "favorites"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "categories" DROP CONSTRAINT "categories_position_unique";--> statement-breakpoint
ALTER TABLE "category_services" DROP CONSTRAINT "category_services_category_id_position_unique";--> statement-breakpoint
ALTER TABLE "salons" DROP CONSTRAINT "salons_position_unique";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "sampled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "description_el" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "latitude" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "longitude" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "time_zone" text DEFAULT 'Europe/Athens' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "slot_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "lead_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "horizon_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "notice_minutes" integer DEFAULT 1440 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "grace_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "base_minor" integer DEFAULT 6500 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "travel_minor" integer DEFAULT 2000;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "travel_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "place_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_clock" ADD CONSTRAINT "salon_clock_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_exceptions" ADD CONSTRAINT "salon_exceptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_hours" ADD CONSTRAINT "salon_hours_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_absences" ADD CONSTRAINT "staff_absences_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_hours" ADD CONSTRAINT "staff_hours_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_services" ADD CONSTRAINT "staff_services_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_services" ADD CONSTRAINT "staff_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_blocks_of" ON "booking_blocks" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_of_customer" ON "bookings" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_guest" ON "bookings" USING btree ("guest_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_salon" ON "bookings" USING btree ("salon_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_in_order" ON "events" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("salon_id","date","id");--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("salon_id","stars","date","id");--> statement-breakpoint
CREATE INDEX "category_services_of" ON "category_services" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "services_of_salon" ON "services" USING btree ("salon_id","position");--> statement-breakpoint
CREATE INDEX "staff_of_salon" ON "staff" USING btree ("salon_id","position");--> statement-breakpoint
CREATE INDEX "staff_absences_of" ON "staff_absences" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "addresses_of_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default" and "addresses"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_of_customer" ON "favorites" USING btree ("customer_id","salon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_of_guest" ON "favorites" USING btree ("guest_id","salon_id");--> statement-breakpoint
-- The last word on double bookings: one chair is taken once at a time, whatever the API does.
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_bounded" CHECK (NOT isempty("during") AND NOT lower_inf("during") AND NOT upper_inf("during"));--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "one_chair" EXCLUDE USING gist ("staff_id" WITH =, "during" WITH &&);--> statement-breakpoint
CREATE INDEX "salons_search" ON "salons" USING gin ("search_text" gin_trgm_ops, "place_text" gin_trgm_ops);--> statement-breakpoint
-- Whoever changes hours, team, services or rules of a salon takes the lock of its calendar, and every reader notices.
CREATE FUNCTION "touch_calendar"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	row_id text := coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0];
BEGIN
	IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM OLD THEN
		RETURN NULL;
	END IF;
	UPDATE "salon_clock" SET "version" = "version" + 1, "calendar" = "calendar" + 1
	WHERE "salon_id" = CASE TG_ARGV[0] WHEN 'staff_id' THEN (SELECT "salon_id" FROM "staff" WHERE "id" = row_id) ELSE row_id END;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "salon_hours" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "salon_images" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "salon_exceptions" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "services" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "staff" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "staff_hours" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('staff_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "staff_absences" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('staff_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "staff_services" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('staff_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER UPDATE OF "name", "address_en", "address_el", "time_zone", "slot_minutes", "lead_minutes", "horizon_days", "notice_minutes", "grace_minutes", "currency", "base_minor", "travel_minor", "travel_minutes", "retired_at" ON "salons" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('id');
