ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "dispute_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_dispute_id_card_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."card_disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_dispute" ON "notifications" USING btree ("dispute_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('lead', 'reply', 'ready-to-book', 'task-due', 'visit-booked', 'visit-moved', 'visit-canceled', 'report-decided', 'payment-disputed'));