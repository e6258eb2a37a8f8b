CREATE TABLE "setting_revisions" (
	"salon_id" text NOT NULL,
	"part" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "setting_revisions_salon_id_part_pk" PRIMARY KEY("salon_id","part")
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"path" text PRIMARY KEY NOT NULL,
	"salon_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "barber_services" ADD COLUMN "price_minor" integer;--> statement-breakpoint
ALTER TABLE "barber_services" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "category_id" text;--> statement-breakpoint
ALTER TABLE "salon_images" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "salon_images" ADD COLUMN "caption_en" text;--> statement-breakpoint
ALTER TABLE "salon_images" ADD COLUMN "caption_el" text;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "travel_km" integer;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "facts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "setting_revisions" ADD CONSTRAINT "setting_revisions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploaded_pictures_of" ON "uploaded_pictures" USING btree ("salon_id");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barber_services" ADD CONSTRAINT "barber_services_minutes" CHECK ("barber_services"."minutes" between 5 and 600);--> statement-breakpoint
-- How far a salon travels is one of its rules.
CREATE TRIGGER "touch_calendar_travel" AFTER UPDATE OF "travel_km" ON "salons" FOR EACH ROW EXECUTE FUNCTION "touch_calendar"('id');
