CREATE TABLE "salon_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"barber_id" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "salon_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "salon_invitations_role_known" CHECK ("salon_invitations"."role" in ('barber', 'manager', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "salon_members" (
	"salon_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"role" text NOT NULL,
	"barber_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "salon_members_salon_id_customer_id_pk" PRIMARY KEY("salon_id","customer_id"),
	CONSTRAINT "salon_members_role_known" CHECK ("salon_members"."role" in ('barber', 'manager', 'owner')),
	CONSTRAINT "salon_members_own_column" CHECK ("salon_members"."role" <> 'barber' or "salon_members"."barber_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "salon_invitations" ADD CONSTRAINT "salon_invitations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_invitations" ADD CONSTRAINT "salon_invitations_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_members" ADD CONSTRAINT "salon_members_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_members" ADD CONSTRAINT "salon_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_members" ADD CONSTRAINT "salon_members_barber_id_barbers_id_fk" FOREIGN KEY ("barber_id") REFERENCES "public"."barbers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "salon_invitations_one_of_address" ON "salon_invitations" USING btree ("salon_id","email");--> statement-breakpoint
CREATE INDEX "salon_invitations_by_email" ON "salon_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "salon_invitations_expiry" ON "salon_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "salon_members_of_customer" ON "salon_members" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "salon_members_one_of_column" ON "salon_members" USING btree ("barber_id");