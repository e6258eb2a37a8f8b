CREATE TABLE "wait_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"salon_id" text NOT NULL,
	"service_id" text NOT NULL,
	"staff_id" text,
	"booking_id" uuid,
	"mode" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"part" text,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wait_entries_mode" CHECK ("wait_entries"."mode" in ('offer', 'move')),
	CONSTRAINT "wait_entries_part" CHECK ("wait_entries"."part" in ('morning', 'midday', 'afternoon', 'evening')),
	CONSTRAINT "wait_entries_status" CHECK ("wait_entries"."status" in ('waiting', 'served', 'ended', 'expired')),
	CONSTRAINT "wait_entries_days" CHECK ("wait_entries"."from_date" <= "wait_entries"."to_date")
);
--> statement-breakpoint
CREATE TABLE "wait_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"status" text NOT NULL,
	"staff_id" text NOT NULL,
	"local_date" date NOT NULL,
	"local_time" time NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"service_minor" integer NOT NULL,
	"staff_minor" integer NOT NULL,
	"travel_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"booking_id" uuid,
	"booking_revision" integer,
	"moved_from" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wait_offers_status" CHECK ("wait_offers"."status" in ('open', 'claimed', 'refused', 'lapsed', 'moved', 'undone', 'kept')),
	CONSTRAINT "wait_offers_moved" CHECK ("wait_offers"."status" not in ('moved', 'undone', 'kept') or num_nonnulls("wait_offers"."booking_id", "wait_offers"."booking_revision", "wait_offers"."moved_from") = 3)
);
--> statement-breakpoint
ALTER TABLE "booking_blocks" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "offer_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "wait_entries" ADD CONSTRAINT "wait_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entries" ADD CONSTRAINT "wait_entries_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entries" ADD CONSTRAINT "wait_entries_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entries" ADD CONSTRAINT "wait_entries_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_offers" ADD CONSTRAINT "wait_offers_entry_id_wait_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wait_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_offers" ADD CONSTRAINT "wait_offers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wait_entries_of_customer" ON "wait_entries" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "wait_entries_in_line" ON "wait_entries" USING btree ("salon_id","id") WHERE "wait_entries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "wait_entries_of_booking" ON "wait_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wait_entries_one_of_booking" ON "wait_entries" USING btree ("booking_id") WHERE "wait_entries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "wait_offers_of" ON "wait_offers" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wait_offers_one_open" ON "wait_offers" USING btree ("entry_id") WHERE "wait_offers"."status" = 'open';--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_offer_id_wait_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."wait_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_blocks_of_offer" ON "booking_blocks" USING btree ("offer_id");--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_one_holder" CHECK (num_nonnulls("booking_blocks"."booking_id", "booking_blocks"."offer_id") = 1);--> statement-breakpoint
-- How long an offer is held is one of the rules of a salon.
DROP TRIGGER "touch_calendar" ON "salons";--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER UPDATE OF "name", "address_en", "address_el", "time_zone", "slot_minutes", "lead_minutes", "horizon_days", "notice_minutes", "grace_minutes", "offer_minutes", "currency", "base_minor", "travel_minor", "travel_minutes", "retired_at" ON "salons" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('id');
