CREATE TABLE "opt_outs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opt_outs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contractor_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address_hash" text NOT NULL,
	"decision" text NOT NULL,
	"way" text NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opt_outs_channel" CHECK ("opt_outs"."channel" in ('email', 'sms')),
	CONSTRAINT "opt_outs_decision" CHECK ("opt_outs"."decision" in ('out', 'in')),
	CONSTRAINT "opt_outs_way" CHECK ("opt_outs"."way" in ('text', 'reply', 'page', 'one-click', 'complaint', 'staff'))
);
--> statement-breakpoint
CREATE INDEX "opt_outs_last" ON "opt_outs" USING btree ("address_hash","contractor_id","channel","id");--> statement-breakpoint
CREATE INDEX "opt_outs_contractor" ON "opt_outs" USING btree ("contractor_id","id");