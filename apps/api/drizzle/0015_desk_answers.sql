ALTER TABLE "desk_requests" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_requests" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
-- Answers of before are no news.
UPDATE "desk_requests" SET "seen_at" = "decided_at" WHERE "decided_at" IS NOT NULL;
