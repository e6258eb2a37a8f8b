ALTER TABLE "customers" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "sign_in_providers" text[];--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "sessions_valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "session_kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "purpose" text DEFAULT 'change' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "former_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_purpose_known" CHECK ("email_changes"."purpose" in ('change', 'verification'));