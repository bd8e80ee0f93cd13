CREATE TABLE "card_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"checkout_id" text,
	"payment_id" text,
	"entry_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_checkouts_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "card_checkouts_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "card_checkouts_state" CHECK ("card_checkouts"."state" in ('live', 'paid', 'ended')),
	CONSTRAINT "card_checkouts_cents" CHECK ("card_checkouts"."cents" > 0),
	CONSTRAINT "card_checkouts_paid" CHECK (("card_checkouts"."state" = 'paid') = ("card_checkouts"."entry_id" is not null and "card_checkouts"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "card_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"dispute_id" text NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"respond_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_disputes_dispute_id_unique" UNIQUE("dispute_id"),
	CONSTRAINT "card_disputes_state" CHECK ("card_disputes"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "card_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"refund_id" text,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"asked_by" uuid,
	"attempted_at" timestamp (3) with time zone,
	"entry_id" uuid,
	"returned_entry_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_refunds_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "card_refunds_state" CHECK ("card_refunds"."state" in ('asked', 'made', 'failed')),
	CONSTRAINT "card_refunds_cents" CHECK ("card_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"takes_cards" boolean NOT NULL,
	"pays_out" boolean NOT NULL,
	"is_complete" boolean NOT NULL,
	"questions" integer NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_accounts_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "invoice_entries" DROP CONSTRAINT "invoice_entries_method";--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD CONSTRAINT "card_checkouts_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD CONSTRAINT "card_checkouts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD CONSTRAINT "card_checkouts_entry_id_invoice_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."invoice_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_checkout_id_card_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."card_checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_checkout_id_card_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."card_checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_entry_id_invoice_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."invoice_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_returned_entry_id_invoice_entries_id_fk" FOREIGN KEY ("returned_entry_id") REFERENCES "public"."invoice_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_checkouts_live" ON "card_checkouts" USING btree ("invoice_id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "card_checkouts_invoice" ON "card_checkouts" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "card_checkouts_contractor" ON "card_checkouts" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "card_checkouts_to_check" ON "card_checkouts" USING btree ("check_at","id") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "card_disputes_checkout" ON "card_disputes" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "card_disputes_contractor" ON "card_disputes" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "card_refunds_checkout" ON "card_refunds" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "card_refunds_contractor" ON "card_refunds" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
ALTER TABLE "invoice_entries" ADD CONSTRAINT "invoice_entries_method" CHECK ("invoice_entries"."method" in ('cash', 'check', 'other', 'card'));