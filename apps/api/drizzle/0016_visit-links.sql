CREATE TABLE "visit_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_links_purpose_known" CHECK ("visit_links"."purpose" in ('mail', 'page'))
);
--> statement-breakpoint
ALTER TABLE "visit_links" ADD CONSTRAINT "visit_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_links_of_booking" ON "visit_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_unproved" ON "bookings" USING btree ("guest_network","ends_at") WHERE "bookings"."contact_proved_at" is null and "bookings"."guest_network" is not null;