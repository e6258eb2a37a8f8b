CREATE TABLE "catalogue_version" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"icon" text NOT NULL,
	CONSTRAINT "categories_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "category_services" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "category_services_category_id_position_unique" UNIQUE("category_id","position")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"fullname" text NOT NULL,
	"identity_uid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email"),
	CONSTRAINT "customers_identity_uid_unique" UNIQUE("identity_uid")
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
	CONSTRAINT "salons_position_unique" UNIQUE("position"),
	CONSTRAINT "salons_rating_range" CHECK ("salons"."rating" between 0 and 5),
	CONSTRAINT "salons_price_range_known" CHECK ("salons"."price_range" in ('$', '$$', '$$$'))
);
--> statement-breakpoint
ALTER TABLE "category_services" ADD CONSTRAINT "category_services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_categories" ADD CONSTRAINT "salon_categories_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_categories" ADD CONSTRAINT "salon_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salon_images" ADD CONSTRAINT "salon_images_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salon_categories_category_id_index" ON "salon_categories" USING btree ("category_id");