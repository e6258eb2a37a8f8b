ALTER TABLE "bookings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_about" ON "audit" USING btree ("subject");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancel_reason_known" CHECK ("bookings"."cancel_reason" in ('barber-away', 'salon-closed', 'asked', 'mistake', 'other'));