CREATE INDEX "audit_oldest" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit" USING btree ("actor");--> statement-breakpoint
CREATE INDEX "bookings_by_guest_email" ON "bookings" USING btree (lower("guest_email")) WHERE "bookings"."guest_email" is not null;--> statement-breakpoint
CREATE INDEX "bookings_with_network" ON "bookings" USING btree ("ends_at") WHERE "bookings"."guest_network" is not null;--> statement-breakpoint
CREATE INDEX "guests_oldest" ON "guests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "mails_with_facts" ON "mails" USING btree ("sent_at") WHERE "mails"."facts" <> '{}'::jsonb;--> statement-breakpoint
CREATE INDEX "notices_oldest" ON "notices" USING btree ("created_at");