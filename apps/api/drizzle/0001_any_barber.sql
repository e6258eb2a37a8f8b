ALTER TABLE "bookings" ADD COLUMN "any_barber" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "barber_services" ADD COLUMN "is_specialty" boolean DEFAULT false NOT NULL;