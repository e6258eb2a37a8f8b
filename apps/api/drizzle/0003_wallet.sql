CREATE TABLE "test_provider_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"behavior" text NOT NULL,
	CONSTRAINT "test_provider_cards_behavior" CHECK ("test_provider_cards"."behavior" in ('accepted', 'declined', 'confirmed'))
);
--> statement-breakpoint
CREATE TABLE "test_provider_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"customer_id" text NOT NULL,
	"token" text NOT NULL,
	"minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_provider_charges_key_unique" UNIQUE("key"),
	CONSTRAINT "test_provider_charges_status" CHECK ("test_provider_charges"."status" in ('succeeded', 'unconfirmed', 'confirmed', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"customer_id" uuid,
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" in ('wallet', 'cards', 'payouts', 'sales')),
	CONSTRAINT "ledger_accounts_of_customer" CHECK ("ledger_accounts"."kind" = 'wallet' or "ledger_accounts"."customer_id" is null)
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balances_not_negative" CHECK ("ledger_balances"."minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"journal_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_journal_id_account_id_pk" PRIMARY KEY("journal_id","account_id"),
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_journals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_journals_once" UNIQUE("kind","ref"),
	CONSTRAINT "ledger_journals_kind_known" CHECK ("ledger_journals"."kind" in ('top-up', 'payment', 'refund', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned'))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider_ref" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "payment_methods_provider_ref_unique" UNIQUE("provider_ref"),
	CONSTRAINT "payment_methods_brand_known" CHECK ("payment_methods"."brand" in ('visa', 'mastercard', 'amex')),
	CONSTRAINT "payment_methods_last_four" CHECK ("payment_methods"."last_four" ~ '^[0-9]{4}$'),
	CONSTRAINT "payment_methods_month" CHECK ("payment_methods"."expiry_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"account_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2001 CACHE 1),
	"minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "withdrawals_above_zero" CHECK ("withdrawals"."minor" > 0),
	CONSTRAINT "withdrawals_method_known" CHECK ("withdrawals"."method" in ('bank', 'paypal', 'stripe')),
	CONSTRAINT "withdrawals_status_known" CHECK ("withdrawals"."status" in ('pending', 'completed', 'rejected')),
	CONSTRAINT "withdrawals_settled" CHECK (("withdrawals"."status" = 'pending') = ("withdrawals"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "test_provider_charges" ADD CONSTRAINT "test_provider_charges_token_test_provider_cards_token_fk" FOREIGN KEY ("token") REFERENCES "public"."test_provider_cards"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_one_wallet" ON "ledger_accounts" USING btree ("customer_id","currency") WHERE "ledger_accounts"."kind" = 'wallet';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_one_of_kind" ON "ledger_accounts" USING btree ("kind","currency") WHERE "ledger_accounts"."kind" <> 'wallet';--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("account_id","at","journal_id");--> statement-breakpoint
CREATE INDEX "payment_methods_of_customer" ON "payment_methods" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("customer_id") WHERE "payment_methods"."is_default" and "payment_methods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_of_customer" ON "withdrawals" USING btree ("customer_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_pending" ON "withdrawals" USING btree ("requested_at") WHERE "withdrawals"."status" = 'pending';--> statement-breakpoint
-- What was written stays: a mistake is set right by another journal.
CREATE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger is only ever added to (% of %).', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "only_added_to" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "only_added_to" BEFORE UPDATE OR DELETE ON "ledger_journals" FOR EACH ROW EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "ledger_journals" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
-- Money comes from somewhere and goes somewhere: looked at when the transaction ends, once its journals are whole.
CREATE FUNCTION "ledger_check_journal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "ledger_entries" WHERE "journal_id" = NEW."journal_id" GROUP BY "currency" HAVING sum("minor") <> 0) THEN
		RAISE EXCEPTION 'The entries of journal % do not come to 0.', NEW."journal_id" USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_journal_balanced';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_journal_balanced" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_check_journal"();--> statement-breakpoint
-- The balance of a wallet follows its entries in the same transaction, under the lock of its row; below zero its check refuses the entry.
CREATE FUNCTION "ledger_keep_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "ledger_balances" SET "minor" = "minor" + NEW."minor" WHERE "account_id" = NEW."account_id";
	IF NOT FOUND AND EXISTS (SELECT FROM "ledger_accounts" WHERE "id" = NEW."account_id" AND "kind" = 'wallet') THEN
		RAISE EXCEPTION 'Wallet % has no balance.', NEW."account_id" USING ERRCODE = 'foreign_key_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_balance" AFTER INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "ledger_keep_balance"();--> statement-breakpoint
CREATE TRIGGER "kept_by_entries" BEFORE UPDATE OR DELETE ON "ledger_balances" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE FUNCTION "ledger_begin_empty"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."minor" <> 0 THEN
		RAISE EXCEPTION 'A wallet begins empty.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "begins_empty" BEFORE INSERT ON "ledger_balances" FOR EACH ROW EXECUTE FUNCTION "ledger_begin_empty"();--> statement-breakpoint
INSERT INTO "ledger_accounts" ("id", "kind", "currency") VALUES
	('00000000-0000-4000-8000-000000000001', 'cards', 'USD'),
	('00000000-0000-4000-8000-000000000002', 'payouts', 'USD'),
	('00000000-0000-4000-8000-000000000003', 'sales', 'USD');
