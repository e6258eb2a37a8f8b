CREATE TABLE "mail_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "announced_revision" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "recipient_proved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "tries_end_at" timestamp with time zone DEFAULT now() + interval '3 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "drop_reason" text;--> statement-breakpoint
CREATE INDEX "mail_counts_by_key" ON "mail_counts" USING btree ("key_hash","at");--> statement-breakpoint
CREATE INDEX "mail_counts_oldest" ON "mail_counts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bookings_unannounced" ON "bookings" USING btree ("starts_at") WHERE "bookings"."announced_revision" < "bookings"."revision";--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("drop_reason","created_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_one_end" CHECK (num_nonnulls("mails"."sent_at", "mails"."dropped_at") <= 1
        and ("mails"."dropped_at" is null) = ("mails"."drop_reason" is null));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_drop_reason_known" CHECK ("mails"."drop_reason" in ('recipient-limit', 'network-limit', 'refused', 'tries-used', 'outdated'));