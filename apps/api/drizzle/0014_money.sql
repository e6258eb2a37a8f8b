CREATE TABLE "top_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"call_key" text NOT NULL,
	"provider_ref" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"charge_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "top_ups_charge_id_unique" UNIQUE("charge_id"),
	CONSTRAINT "top_ups_above_zero" CHECK ("top_ups"."minor" > 0),
	CONSTRAINT "top_ups_brand_known" CHECK ("top_ups"."brand" in ('visa', 'mastercard', 'amex')),
	CONSTRAINT "top_ups_status_known" CHECK ("top_ups"."status" in ('pending', 'booked', 'declined')),
	CONSTRAINT "top_ups_booked" CHECK (("top_ups"."status" = 'booked') = ("top_ups"."charge_id" is not null))
);
--> statement-breakpoint
DROP INDEX "withdrawals_pending";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "top_ups_of_customer" ON "top_ups" USING btree ("customer_id","call_key");--> statement-breakpoint
CREATE INDEX "top_ups_pending" ON "top_ups" USING btree ("asked_at") WHERE "top_ups"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "booking_blocks_held" ON "booking_blocks" USING btree ("staff_id") WHERE "booking_blocks"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_of_actor" ON "idempotency_keys" USING btree ("actor","expires_at");--> statement-breakpoint
CREATE INDEX "withdrawals_pending" ON "withdrawals" USING btree ("method","asked_at") WHERE "withdrawals"."status" = 'pending';