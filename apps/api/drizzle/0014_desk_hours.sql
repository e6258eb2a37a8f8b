CREATE TABLE "barber_shifts" (
	"barber_id" text NOT NULL,
	"date" date NOT NULL,
	"starts" time,
	"ends" time,
	CONSTRAINT "barber_shifts_once" UNIQUE NULLS NOT DISTINCT("barber_id","date","starts"),
	CONSTRAINT "barber_shifts_order" CHECK (num_nulls("barber_shifts"."starts", "barber_shifts"."ends") in (0, 2) and ("barber_shifts"."starts" is null or "barber_shifts"."starts" < "barber_shifts"."ends"))
);
--> statement-breakpoint
CREATE TABLE "desk_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"barber_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"starts" time NOT NULL,
	"last_date" date NOT NULL,
	"ends" time NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "desk_requests_kind_known" CHECK ("desk_requests"."kind" in ('absence', 'shift')),
	CONSTRAINT "desk_requests_status_known" CHECK ("desk_requests"."status" in ('open', 'approved', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "barber_shifts" ADD CONSTRAINT "barber_shifts_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_requests_of_salon" ON "desk_requests" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE INDEX "desk_requests_of_customer" ON "desk_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "barber_shifts" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('barber_id');
