CREATE TABLE "closed_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid_hash" text NOT NULL,
	"uid" text,
	"token" text,
	"cards" text[] DEFAULT '{}' NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "closed_accounts_uid_hash_unique" UNIQUE("uid_hash")
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_owner";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_journals" DROP CONSTRAINT "ledger_journals_kind_known";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_owner" CHECK (num_nonnulls("bookings"."customer_id", "bookings"."guest_id") = 1
        or (num_nonnulls("bookings"."customer_id", "bookings"."guest_id", "bookings"."guest_name", "bookings"."guest_email") = 0
          and "bookings"."address" = '' and "bookings"."notes" = ''));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" in ('wallet', 'cards', 'payouts', 'sales', 'forfeits'));--> statement-breakpoint
ALTER TABLE "ledger_journals" ADD CONSTRAINT "ledger_journals_kind_known" CHECK ("ledger_journals"."kind" in ('top-up', 'payment', 'refund', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'forfeit'));--> statement-breakpoint
-- What was left in wallets when their accounts were deleted.
INSERT INTO "ledger_accounts" ("id", "kind", "currency") VALUES
	('00000000-0000-4000-8000-000000000004', 'forfeits', 'USD');
