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
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_of" FOREIGN KEY ("conversation_id","up_to") REFERENCES "public"."messages"("conversation_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_presence" ADD CONSTRAINT "salon_presence_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("customer_id","last_at","id");
--> statement-breakpoint
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
CREATE TRIGGER "read_forward" BEFORE UPDATE ON "message_reads" FOR EACH ROW EXECUTE FUNCTION "read_forward"();
