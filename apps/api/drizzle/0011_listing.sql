CREATE TABLE "salon_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"details" jsonb NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"reason" text,
	"salon_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "salon_applications_decision" CHECK (("salon_applications"."status" = 'open' and num_nonnulls("salon_applications"."reason", "salon_applications"."salon_id", "salon_applications"."decided_at") = 0)
        or ("salon_applications"."status" = 'refused' and "salon_applications"."reason" is not null and "salon_applications"."salon_id" is null and "salon_applications"."decided_at" is not null)
        or ("salon_applications"."status" = 'approved' and "salon_applications"."reason" is null and "salon_applications"."salon_id" is not null and "salon_applications"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "salon_applications" ADD CONSTRAINT "salon_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_applications" ADD CONSTRAINT "salon_applications_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salon_applications_of" ON "salon_applications" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "salon_applications_one_open" ON "salon_applications" USING btree ("customer_id") WHERE "salon_applications"."status" = 'open';--> statement-breakpoint
CREATE INDEX "salon_applications_decided" ON "salon_applications" USING btree ("decided_at");--> statement-breakpoint
-- Beside "touch_calendar", so that migrations of others can replace that one.
CREATE TRIGGER "touch_calendar_paused" AFTER UPDATE OF "paused_at" ON "salons" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('id');
