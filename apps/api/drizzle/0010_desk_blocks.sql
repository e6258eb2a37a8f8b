CREATE TABLE "salon_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"barber_id" text NOT NULL,
	"purpose" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "salon_blocks_purpose_known" CHECK ("salon_blocks"."purpose" in ('lunch', 'training', 'other'))
);
--> statement-breakpoint
ALTER TABLE "booking_blocks" DROP CONSTRAINT "booking_blocks_one_holder";--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD COLUMN "block_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD COLUMN "absence_id" uuid;--> statement-breakpoint
ALTER TABLE "salon_blocks" ADD CONSTRAINT "salon_blocks_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_blocks" ADD CONSTRAINT "salon_blocks_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salon_blocks_of_salon" ON "salon_blocks" USING btree ("salon_id");--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_block_id_salon_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."salon_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_absence_id_barber_absences_id_fk" FOREIGN KEY ("absence_id") REFERENCES "public"."barber_absences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_blocks_of_block" ON "booking_blocks" USING btree ("block_id") WHERE "booking_blocks"."block_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_blocks_of_absence" ON "booking_blocks" USING btree ("absence_id") WHERE "booking_blocks"."absence_id" is not null;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_one_holder" CHECK (num_nonnulls("booking_blocks"."booking_id", "booking_blocks"."offer_id", "booking_blocks"."block_id", "booking_blocks"."absence_id") = 1);--> statement-breakpoint
-- An absence occupies the chair too: it overlaps no booking, and no booking overlaps it, by any path.
CREATE FUNCTION "touch_chairs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "booking_blocks" WHERE "absence_id" = NEW."id";
	INSERT INTO "booking_blocks" ("absence_id", "barber_id", "during") VALUES (NEW."id", NEW."barber_id", NEW."during");
	RETURN NULL;
END $$;--> statement-breakpoint
-- Named so that it follows "touch_calendar", which takes the lock of the salon.
CREATE TRIGGER "touch_chairs" AFTER INSERT OR UPDATE ON "barber_absences" FOR EACH ROW EXECUTE FUNCTION "touch_chairs"();--> statement-breakpoint
INSERT INTO "booking_blocks" ("absence_id", "barber_id", "during") SELECT "id", "barber_id", "during" FROM "barber_absences" ORDER BY "id" ON CONFLICT DO NOTHING;
