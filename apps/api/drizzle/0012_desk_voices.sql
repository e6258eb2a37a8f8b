CREATE TABLE "desk_reads" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_replies_language_known" CHECK ("saved_replies"."language" in ('en', 'el')),
	CONSTRAINT "saved_replies_text" CHECK (btrim("saved_replies"."text") <> '' and length("saved_replies"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_replies_language_known" CHECK ("review_replies"."language" in ('en', 'el')),
	CONSTRAINT "review_replies_text" CHECK (btrim("review_replies"."text") <> '' and length("review_replies"."text") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_reports_reason_known" CHECK ("review_reports"."reason" in ('insult', 'personal-data', 'no-visit', 'advertising', 'other'))
);
--> statement-breakpoint
ALTER TABLE "salon_presence" ADD COLUMN "desk_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_reads" ADD CONSTRAINT "desk_reads_of" FOREIGN KEY ("conversation_id","up_to") REFERENCES "public"."messages"("conversation_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_replies_of_salon" ON "saved_replies" USING btree ("salon_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("at") WHERE "review_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_of_salon" ON "conversations" USING btree ("salon_id","last_at","id");--> statement-breakpoint
CREATE TRIGGER "read_forward" BEFORE UPDATE ON "desk_reads" FOR EACH ROW EXECUTE FUNCTION "read_forward"();
