CREATE TABLE "customer_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"extension" text,
	"label" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_contacts_kind" CHECK ("customer_contacts"."kind" in ('phone', 'email')),
	CONSTRAINT "customer_contacts_label" CHECK ("customer_contacts"."label" in ('mobile', 'home', 'work', 'other'))
);--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_notes_text_given" CHECK (length(trim("customer_notes"."text")) between 1 and 4000)
);--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"billing_address" text,
	"notes" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"source" text,
	"do_not_contact_at" timestamp (3) with time zone,
	"merged_into" uuid,
	"merged_at" timestamp (3) with time zone,
	"merged_by" text,
	"search" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_name_given" CHECK (length(trim("customers"."name")) between 1 and 200),
	CONSTRAINT "customers_company_given" CHECK (length(trim("customers"."company")) between 1 and 200),
	CONSTRAINT "customers_billing_address_given" CHECK (length(trim("customers"."billing_address")) between 1 and 300),
	CONSTRAINT "customers_notes_given" CHECK (length(trim("customers"."notes")) between 1 and 4000),
	CONSTRAINT "customers_source" CHECK ("customers"."source" in ('request', 'call', 'import', 'by_hand')),
	CONSTRAINT "customers_merged_into_another" CHECK ("customers"."merged_into" <> "customers"."id"),
	CONSTRAINT "customers_merged_by_somebody" CHECK ("customers"."merged_into" is null or ("customers"."merged_at" is not null and "customers"."merged_by" is not null))
);--> statement-breakpoint
CREATE TABLE "equipment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"make" text,
	"model" text,
	"serial" text,
	"installed_on" date,
	"warranty_until" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "equipment_kind_given" CHECK (length(trim("equipment"."kind")) between 1 and 100)
);--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"street" text NOT NULL,
	"unit" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"address_key" text NOT NULL,
	"access_notes" text,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_street_given" CHECK (length(trim("properties"."street")) between 1 and 300),
	CONSTRAINT "properties_access_notes_given" CHECK (length(trim("properties"."access_notes")) between 1 and 2000),
	CONSTRAINT "properties_state" CHECK ("properties"."state" ~ '^[A-Z]{2}$'),
	CONSTRAINT "properties_zip_code" CHECK ("properties"."zip_code" ~ '^[0-9]{5}$')
);--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "job_estimates" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "job_estimates" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contacts_one_own" ON "customer_contacts" USING btree ("value","contractor_id") WHERE not is_shared;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contacts_once" ON "customer_contacts" USING btree ("customer_id","value");--> statement-breakpoint
CREATE INDEX "customer_contacts_value" ON "customer_contacts" USING btree ("value");--> statement-breakpoint
CREATE INDEX "customer_contacts_contractor" ON "customer_contacts" USING btree ("contractor_id","value");--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_notes_contractor" ON "customer_notes" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "customers_contractor" ON "customers" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("contractor_id",lower("name"),"id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "equipment_property" ON "equipment" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "equipment_contractor" ON "equipment" USING btree ("contractor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_one_per_address" ON "properties" USING btree ("customer_id","address_key");--> statement-breakpoint
CREATE INDEX "properties_contractor" ON "properties" USING btree ("contractor_id","address_key");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "job_estimates" ADD CONSTRAINT "job_estimates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "job_estimates" ADD CONSTRAINT "job_estimates_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- What a search of customers reads: name, company, numbers, addresses, and places, in lower case on one line.
CREATE FUNCTION customer_search(customer uuid, name text, company text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(' ', name, company,
    (SELECT string_agg(value, ' ' ORDER BY position, id) FROM customer_contacts WHERE customer_id = customer),
    (SELECT string_agg(concat_ws(' ', street, unit, city, state, zip_code), ' ' ORDER BY id) FROM properties WHERE customer_id = customer)))
$$;
--> statement-breakpoint
CREATE FUNCTION customer_search_of_row() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := customer_search(NEW.id, NEW.name, NEW.company);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER customers_search BEFORE INSERT OR UPDATE OF name, company ON customers
FOR EACH ROW EXECUTE FUNCTION customer_search_of_row();
--> statement-breakpoint
CREATE FUNCTION customer_search_of_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET search = customer_search(customers.id, customers.name, customers.company)
  WHERE id IN (SELECT customer_id FROM changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER customer_contacts_search_added AFTER INSERT ON customer_contacts
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION customer_search_of_changed();
--> statement-breakpoint
CREATE TRIGGER customer_contacts_search_changed AFTER UPDATE ON customer_contacts
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION customer_search_of_changed();
--> statement-breakpoint
CREATE TRIGGER customer_contacts_search_removed AFTER DELETE ON customer_contacts
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION customer_search_of_changed();
--> statement-breakpoint
CREATE TRIGGER properties_search_added AFTER INSERT ON properties
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION customer_search_of_changed();
--> statement-breakpoint
CREATE TRIGGER properties_search_changed AFTER UPDATE ON properties
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION customer_search_of_changed();
--> statement-breakpoint
CREATE TRIGGER properties_search_removed AFTER DELETE ON properties
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION customer_search_of_changed();
