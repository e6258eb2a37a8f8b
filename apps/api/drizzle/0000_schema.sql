-- Extensions: ranges beside text in one constraint, search by parts of words.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

-- Generated from src/database/schema; what follows the indexes is written by hand.
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid,
	"offer_id" uuid,
	"barber_id" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	CONSTRAINT "booking_blocks_one_holder" CHECK (num_nonnulls("booking_blocks"."booking_id", "booking_blocks"."offer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"customer_id" uuid,
	"guest_id" uuid,
	"guest_name" text,
	"guest_email" text,
	"guest_phone" text,
	"guest_network" text,
	"contact_proved_at" timestamp with time zone,
	"service_id" text NOT NULL,
	"barber_id" text NOT NULL,
	"local_date" date NOT NULL,
	"local_time" time NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"service_minor" integer NOT NULL,
	"barber_minor" integer NOT NULL,
	"travel_minor" integer NOT NULL,
	"total_minor" integer GENERATED ALWAYS AS (service_minor + barber_minor + travel_minor) STORED NOT NULL,
	"currency" text NOT NULL,
	"location" text NOT NULL,
	"address" text NOT NULL,
	"notes" text NOT NULL,
	"names" jsonb NOT NULL,
	"language" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"announced_revision" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bookings_one_owner" CHECK (num_nonnulls("bookings"."customer_id", "bookings"."guest_id") = 1
        or (num_nonnulls("bookings"."customer_id", "bookings"."guest_id", "bookings"."guest_name", "bookings"."guest_email", "bookings"."guest_phone", "bookings"."guest_network") = 0
          and "bookings"."address" = '' and "bookings"."notes" = '')),
	CONSTRAINT "bookings_status_known" CHECK ("bookings"."status" in ('confirmed', 'cancelled', 'salon_cancelled', 'no_show', 'completed')),
	CONSTRAINT "bookings_location_known" CHECK ("bookings"."location" in ('salon', 'home')),
	CONSTRAINT "bookings_order" CHECK ("bookings"."starts_at" < "bookings"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"body" json,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_key_pk" PRIMARY KEY("actor","key")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"salon_id" text NOT NULL,
	"booking_id" uuid,
	"author" text NOT NULL,
	"picture" text,
	"stars" smallint NOT NULL,
	"words" text,
	"language" text NOT NULL,
	"date" date NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "visit_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_links_purpose_known" CHECK ("visit_links"."purpose" in ('mail', 'page'))
);
--> statement-breakpoint
CREATE TABLE "salon_clock" (
	"salon_id" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"calendar" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salon_exceptions" (
	"salon_id" text NOT NULL,
	"date" date NOT NULL,
	"opens" time,
	"closes" time,
	"reason_en" text NOT NULL,
	"reason_el" text NOT NULL,
	CONSTRAINT "salon_exceptions_salon_id_date_pk" PRIMARY KEY("salon_id","date"),
	CONSTRAINT "salon_exceptions_both_or_none" CHECK (num_nulls("salon_exceptions"."opens", "salon_exceptions"."closes") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "salon_hours" (
	"salon_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" time NOT NULL,
	"closes" time NOT NULL,
	"last_start" time,
	CONSTRAINT "salon_hours_salon_id_weekday_opens_pk" PRIMARY KEY("salon_id","weekday","opens"),
	CONSTRAINT "salon_hours_weekday" CHECK ("salon_hours"."weekday" between 1 and 7),
	CONSTRAINT "salon_hours_order" CHECK ("salon_hours"."opens" < "salon_hours"."closes"),
	CONSTRAINT "salon_hours_last_start" CHECK ("salon_hours"."last_start" >= "salon_hours"."opens" and "salon_hours"."last_start" < "salon_hours"."closes")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_el" text NOT NULL,
	"description_en" text,
	"description_el" text,
	"minutes" integer NOT NULL,
	"gap_after" integer,
	"gap_minutes" integer,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"price_minor" integer NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "services_minutes" CHECK ("services"."minutes" between 5 and 600),
	CONSTRAINT "services_gap" CHECK (num_nulls("services"."gap_after", "services"."gap_minutes") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "barbers" (
	"id" text PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_el" text NOT NULL,
	"specialty_en" text NOT NULL,
	"specialty_el" text NOT NULL,
	"rating" real NOT NULL,
	"experience" integer NOT NULL,
	"picture" text,
	"price_minor" integer NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "barber_absences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"barber_id" text NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "barber_hours" (
	"barber_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"starts" time NOT NULL,
	"ends" time NOT NULL,
	CONSTRAINT "barber_hours_barber_id_weekday_starts_pk" PRIMARY KEY("barber_id","weekday","starts")
);
--> statement-breakpoint
CREATE TABLE "barber_services" (
	"barber_id" text NOT NULL,
	"service_id" text NOT NULL,
	CONSTRAINT "barber_services_barber_id_service_id_pk" PRIMARY KEY("barber_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"icon" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_services" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salon_categories" (
	"salon_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "salon_categories_salon_id_category_id_pk" PRIMARY KEY("salon_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "salon_images" (
	"salon_id" text NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "salon_images_salon_id_position_pk" PRIMARY KEY("salon_id","position")
);
--> statement-breakpoint
CREATE TABLE "salons" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"address_en" text NOT NULL,
	"address_el" text NOT NULL,
	"distance_miles" real NOT NULL,
	"rating" real NOT NULL,
	"review_count" integer NOT NULL,
	"booking_minutes" integer NOT NULL,
	"price_range" text NOT NULL,
	"completed_bookings" integer NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_el" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"latitude" double precision DEFAULT 0 NOT NULL,
	"longitude" double precision DEFAULT 0 NOT NULL,
	"time_zone" text DEFAULT 'Europe/Athens' NOT NULL,
	"slot_minutes" integer DEFAULT 30 NOT NULL,
	"lead_minutes" integer DEFAULT 0 NOT NULL,
	"horizon_days" integer DEFAULT 30 NOT NULL,
	"notice_minutes" integer DEFAULT 1440 NOT NULL,
	"grace_minutes" integer DEFAULT 15 NOT NULL,
	"offer_minutes" integer DEFAULT 15 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"base_minor" integer DEFAULT 6500 NOT NULL,
	"travel_minor" integer DEFAULT 2000,
	"travel_minutes" integer DEFAULT 30 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"place_text" text DEFAULT '' NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "salons_rating_range" CHECK ("salons"."rating" between 0 and 5),
	CONSTRAINT "salons_price_range_known" CHECK ("salons"."price_range" in ('$', '$$', '$$$'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"salon_id" text NOT NULL,
	"picture" text,
	"last_number" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "conversations_one_each" UNIQUE("customer_id","salon_id")
);
--> statement-breakpoint
CREATE TABLE "message_reads" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"id" uuid NOT NULL,
	"sender" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_conversation_id_number_pk" PRIMARY KEY("conversation_id","number"),
	CONSTRAINT "messages_id_unique" UNIQUE("id"),
	CONSTRAINT "messages_once" UNIQUE("conversation_id","sender","key"),
	CONSTRAINT "messages_sender_known" CHECK ("messages"."sender" in ('customer', 'salon')),
	CONSTRAINT "messages_text" CHECK (btrim("messages"."text") <> '' and length("messages"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "salon_presence" (
	"salon_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "addresses_type_known" CHECK ("addresses"."type" in ('home', 'work', 'other'))
);
--> statement-breakpoint
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
CREATE TABLE "customer_pictures" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_pictures_small" CHECK (octet_length("customer_pictures"."content") <= 61440)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"fullname" text NOT NULL,
	"identity_uid" text,
	"sampled_at" timestamp with time zone,
	"email_changed_at" timestamp with time zone,
	"signed_in_at" timestamp with time zone,
	"sign_in_providers" text[],
	"password_changed_at" timestamp with time zone,
	"sessions_valid_from" timestamp with time zone,
	"session_kept_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email"),
	CONSTRAINT "customers_identity_uid_unique" UNIQUE("identity_uid")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text DEFAULT 'change' NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"former_email" text,
	"former_verified_at" timestamp with time zone,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_purpose_known" CHECK ("email_changes"."purpose" in ('change', 'verification'))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid,
	"guest_id" uuid,
	"salon_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_one_owner" CHECK (num_nonnulls("favorites"."customer_id", "favorites"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "mail_links_purpose_known" CHECK ("mail_links"."purpose" in ('newsletter-confirm', 'newsletter-end', 'reminders-end'))
);
--> statement-breakpoint
CREATE TABLE "mail_refusals" (
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_refusals_email_kind_pk" PRIMARY KEY("email","kind")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
-- Counts calls: written often, and a crash may forget it.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"revision" integer NOT NULL,
	"recipient" text NOT NULL,
	"recipient_proved" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"tries_end_at" timestamp with time zone DEFAULT now() + interval '3 days' NOT NULL,
	"dropped_at" timestamp with time zone,
	"drop_reason" text,
	CONSTRAINT "mails_once" UNIQUE("kind","subject","revision"),
	CONSTRAINT "mails_one_end" CHECK (num_nonnulls("mails"."sent_at", "mails"."dropped_at") <= 1
        and ("mails"."dropped_at" is null) = ("mails"."drop_reason" is null)),
	CONSTRAINT "mails_drop_reason_known" CHECK ("mails"."drop_reason" in ('recipient-limit', 'network-limit', 'refused', 'tries-used', 'outdated'))
);
--> statement-breakpoint
CREATE TABLE "notice_preferences" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" boolean NOT NULL,
	"notice" boolean NOT NULL,
	CONSTRAINT "notice_preferences_customer_id_kind_pk" PRIMARY KEY("customer_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"guest_id" uuid,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"revision" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_once" UNIQUE("kind","subject","revision"),
	CONSTRAINT "notices_one_owner" CHECK (num_nonnulls("notices"."customer_id", "notices"."guest_id") = 1)
);
--> statement-breakpoint
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
CREATE TABLE "wait_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"salon_id" text NOT NULL,
	"service_id" text NOT NULL,
	"barber_id" text,
	"booking_id" uuid,
	"mode" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"part" text,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wait_entries_mode" CHECK ("wait_entries"."mode" in ('offer', 'move')),
	CONSTRAINT "wait_entries_part" CHECK ("wait_entries"."part" in ('morning', 'midday', 'afternoon', 'evening')),
	CONSTRAINT "wait_entries_status" CHECK ("wait_entries"."status" in ('waiting', 'served', 'ended', 'expired')),
	CONSTRAINT "wait_entries_days" CHECK ("wait_entries"."from_date" <= "wait_entries"."to_date")
);
--> statement-breakpoint
CREATE TABLE "wait_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"status" text NOT NULL,
	"barber_id" text NOT NULL,
	"local_date" date NOT NULL,
	"local_time" time NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"service_minor" integer NOT NULL,
	"barber_minor" integer NOT NULL,
	"travel_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"booking_id" uuid,
	"booking_revision" integer,
	"moved_from" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wait_offers_status" CHECK ("wait_offers"."status" in ('open', 'claimed', 'refused', 'lapsed', 'moved', 'undone', 'kept')),
	CONSTRAINT "wait_offers_moved" CHECK ("wait_offers"."status" not in ('moved', 'undone', 'kept') or num_nonnulls("wait_offers"."booking_id", "wait_offers"."booking_revision", "wait_offers"."moved_from") = 3)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"customer_id" uuid,
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" in ('wallet', 'cards', 'payouts', 'sales', 'forfeits')),
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
	CONSTRAINT "ledger_journals_kind_known" CHECK ("ledger_journals"."kind" in ('top-up', 'payment', 'refund', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'forfeit'))
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
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"account_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2001 CACHE 1),
	"minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "withdrawals_above_zero" CHECK ("withdrawals"."minor" > 0),
	CONSTRAINT "withdrawals_method_known" CHECK ("withdrawals"."method" in ('bank', 'paypal', 'stripe')),
	CONSTRAINT "withdrawals_status_known" CHECK ("withdrawals"."status" in ('pending', 'completed', 'rejected')),
	CONSTRAINT "withdrawals_settled" CHECK (("withdrawals"."status" = 'pending') = ("withdrawals"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_offer_id_wait_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."wait_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_links" ADD CONSTRAINT "visit_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_clock" ADD CONSTRAINT "salon_clock_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_exceptions" ADD CONSTRAINT "salon_exceptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_hours" ADD CONSTRAINT "salon_hours_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barbers" ADD CONSTRAINT "barbers_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barber_absences" ADD CONSTRAINT "barber_absences_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barber_hours" ADD CONSTRAINT "barber_hours_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barber_services" ADD CONSTRAINT "barber_services_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barber_services" ADD CONSTRAINT "barber_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_services" ADD CONSTRAINT "category_services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_categories" ADD CONSTRAINT "salon_categories_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_categories" ADD CONSTRAINT "salon_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_images" ADD CONSTRAINT "salon_images_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_of" FOREIGN KEY ("conversation_id","up_to") REFERENCES "public"."messages"("conversation_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_presence" ADD CONSTRAINT "salon_presence_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pictures" ADD CONSTRAINT "customer_pictures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_provider_charges" ADD CONSTRAINT "test_provider_charges_token_test_provider_cards_token_fk" FOREIGN KEY ("token") REFERENCES "public"."test_provider_cards"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entries" ADD CONSTRAINT "wait_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entries" ADD CONSTRAINT "wait_entries_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entries" ADD CONSTRAINT "wait_entries_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entries" ADD CONSTRAINT "wait_entries_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_offers" ADD CONSTRAINT "wait_offers_entry_id_wait_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wait_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_offers" ADD CONSTRAINT "wait_offers_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_oldest" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit" USING btree ("actor");--> statement-breakpoint
CREATE INDEX "booking_blocks_of" ON "booking_blocks" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_blocks_of_offer" ON "booking_blocks" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "booking_blocks_held" ON "booking_blocks" USING btree ("barber_id") WHERE "booking_blocks"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_of_customer" ON "bookings" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_guest" ON "bookings" USING btree ("guest_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_unproved" ON "bookings" USING btree ("guest_network","ends_at") WHERE "bookings"."contact_proved_at" is null and "bookings"."guest_network" is not null;--> statement-breakpoint
CREATE INDEX "bookings_of_salon" ON "bookings" USING btree ("salon_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_by_guest_email" ON "bookings" USING btree (lower("guest_email")) WHERE "bookings"."guest_email" is not null;--> statement-breakpoint
CREATE INDEX "bookings_with_network" ON "bookings" USING btree ("ends_at") WHERE "bookings"."guest_network" is not null;--> statement-breakpoint
CREATE INDEX "bookings_unannounced" ON "bookings" USING btree ("starts_at") WHERE "bookings"."announced_revision" < "bookings"."revision";--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_in_order" ON "events" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_of_actor" ON "idempotency_keys" USING btree ("actor","expires_at");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("salon_id","date","id");--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("salon_id","stars","date","id");--> statement-breakpoint
CREATE INDEX "visit_links_of_booking" ON "visit_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "services_of_salon" ON "services" USING btree ("salon_id","position");--> statement-breakpoint
CREATE INDEX "barbers_of_salon" ON "barbers" USING btree ("salon_id","position");--> statement-breakpoint
CREATE INDEX "barber_absences_of" ON "barber_absences" USING btree ("barber_id");--> statement-breakpoint
CREATE INDEX "category_services_of" ON "category_services" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "salon_categories_category_id_index" ON "salon_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("customer_id","last_at","id");--> statement-breakpoint
CREATE INDEX "addresses_of_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default" and "addresses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "email_changes_of_customer" ON "email_changes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "email_changes_by_email" ON "email_changes" USING btree ("email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_of_customer" ON "favorites" USING btree ("customer_id","salon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_of_guest" ON "favorites" USING btree ("guest_id","salon_id");--> statement-breakpoint
CREATE INDEX "guests_oldest" ON "guests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_email" ON "contact_messages" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_of_customer" ON "contact_messages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "contact_messages_oldest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_links_by_email" ON "mail_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_counts_by_key" ON "mail_counts" USING btree ("key_hash","at");--> statement-breakpoint
CREATE INDEX "mail_counts_oldest" ON "mail_counts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "mails_with_facts" ON "mails" USING btree ("sent_at") WHERE "mails"."facts" <> '{}'::jsonb;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("drop_reason","created_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "notices_of_customer" ON "notices" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "notices_of_guest" ON "notices" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "notices_oldest" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("customer_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "wait_entries_of_customer" ON "wait_entries" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "wait_entries_in_line" ON "wait_entries" USING btree ("salon_id","id") WHERE "wait_entries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "wait_entries_of_booking" ON "wait_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wait_entries_one_of_booking" ON "wait_entries" USING btree ("booking_id") WHERE "wait_entries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "wait_offers_of" ON "wait_offers" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wait_offers_one_open" ON "wait_offers" USING btree ("entry_id") WHERE "wait_offers"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_one_wallet" ON "ledger_accounts" USING btree ("customer_id","currency") WHERE "ledger_accounts"."kind" = 'wallet';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_one_of_kind" ON "ledger_accounts" USING btree ("kind","currency") WHERE "ledger_accounts"."kind" <> 'wallet';--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("account_id","at","journal_id");--> statement-breakpoint
CREATE INDEX "payment_methods_of_customer" ON "payment_methods" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("customer_id") WHERE "payment_methods"."is_default" and "payment_methods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "top_ups_of_customer" ON "top_ups" USING btree ("customer_id","call_key");--> statement-breakpoint
CREATE INDEX "top_ups_pending" ON "top_ups" USING btree ("asked_at") WHERE "top_ups"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "withdrawals_of_customer" ON "withdrawals" USING btree ("customer_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_pending" ON "withdrawals" USING btree ("method","asked_at") WHERE "withdrawals"."status" = 'pending';--> statement-breakpoint

-- The last word on double bookings: one chair is taken once at a time, whatever the API does.
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_bounded" CHECK (NOT isempty("during") AND NOT lower_inf("during") AND NOT upper_inf("during"));--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "one_chair" EXCLUDE USING gist ("barber_id" WITH =, "during" WITH &&);--> statement-breakpoint
CREATE INDEX "salons_search" ON "salons" USING gin ("search_text" gin_trgm_ops, "place_text" gin_trgm_ops);--> statement-breakpoint
-- Whoever changes hours, team, services or rules of a salon takes the lock of its calendar, and every reader notices.
CREATE FUNCTION "touch_calendar"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	row_id text := coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0];
BEGIN
	IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM OLD THEN
		RETURN NULL;
	END IF;
	UPDATE "salon_clock" SET "version" = "version" + 1, "calendar" = "calendar" + 1
	WHERE "salon_id" = CASE TG_ARGV[0] WHEN 'barber_id' THEN (SELECT "salon_id" FROM "barbers" WHERE "id" = row_id) ELSE row_id END;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "salon_hours" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "salon_images" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "salon_exceptions" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "services" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "barbers" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('salon_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "barber_hours" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('barber_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "barber_absences" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('barber_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER INSERT OR UPDATE OR DELETE ON "barber_services" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('barber_id');--> statement-breakpoint
CREATE TRIGGER "touch_calendar" AFTER UPDATE OF "name", "address_en", "address_el", "time_zone", "slot_minutes", "lead_minutes", "horizon_days", "notice_minutes", "grace_minutes", "offer_minutes", "currency", "base_minor", "travel_minor", "travel_minutes", "retired_at" ON "salons" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('id');--> statement-breakpoint

-- What was said stays as it was said.
CREATE FUNCTION "keep_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'A message is never changed.' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_message" BEFORE UPDATE ON "messages" FOR EACH ROW EXECUTE FUNCTION "keep_message"();--> statement-breakpoint
-- What was read is not unread again, whatever the API does.
CREATE FUNCTION "read_forward"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."up_to" < OLD."up_to" THEN
		RAISE EXCEPTION 'Reading never moves back.' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "read_forward" BEFORE UPDATE ON "message_reads" FOR EACH ROW EXECUTE FUNCTION "read_forward"();--> statement-breakpoint

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

-- The accounts of the marketplace; forfeits are what was left in wallets when their accounts were deleted.
INSERT INTO "ledger_accounts" ("id", "kind", "currency") VALUES
	('00000000-0000-4000-8000-000000000001', 'cards', 'USD'),
	('00000000-0000-4000-8000-000000000002', 'payouts', 'USD'),
	('00000000-0000-4000-8000-000000000003', 'sales', 'USD'),
	('00000000-0000-4000-8000-000000000004', 'forfeits', 'USD');
