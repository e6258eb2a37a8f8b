ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_owner";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guest_phone" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guest_network" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "contact_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_owner" CHECK (num_nonnulls("bookings"."customer_id", "bookings"."guest_id") = 1
        or (num_nonnulls("bookings"."customer_id", "bookings"."guest_id", "bookings"."guest_name", "bookings"."guest_email", "bookings"."guest_phone", "bookings"."guest_network") = 0
          and "bookings"."address" = '' and "bookings"."notes" = ''));