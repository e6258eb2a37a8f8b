ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_owner";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "source" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_entered" ON "bookings" USING btree ("ends_at") WHERE "bookings"."source" <> 'online' and "bookings"."guest_name" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_source_known" CHECK ("bookings"."source" in ('online', 'walk-in', 'phone'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_owner" CHECK (("bookings"."source" = 'online' and num_nonnulls("bookings"."customer_id", "bookings"."guest_id") = 1)
        or ("bookings"."source" <> 'online' and "bookings"."guest_name" is not null and "bookings"."address" = ''
          and num_nonnulls("bookings"."customer_id", "bookings"."guest_id", "bookings"."guest_network", "bookings"."contact_proved_at") = 0)
        or (num_nonnulls("bookings"."customer_id", "bookings"."guest_id", "bookings"."guest_name", "bookings"."guest_email", "bookings"."guest_phone", "bookings"."guest_network") = 0
          and "bookings"."address" = '' and "bookings"."notes" = ''));