CREATE TABLE "customer_pictures" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_pictures_small" CHECK (octet_length("customer_pictures"."content") <= 61440)
);
--> statement-breakpoint
ALTER TABLE "customer_pictures" ADD CONSTRAINT "customer_pictures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;