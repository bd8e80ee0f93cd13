CREATE TABLE "voicemail_drops" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"recording_id" uuid NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"played_at" timestamp (3) with time zone,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	"seconds" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voicemail_drops_answered_by" CHECK ("voicemail_drops"."answered_by" in ('human', 'machine_start', 'machine_end_beep', 'machine_end_silence', 'machine_end_other', 'fax', 'unknown')),
	CONSTRAINT "voicemail_drops_outcome" CHECK ("voicemail_drops"."outcome" in ('voicemail', 'answered', 'connected', 'opted_out', 'no_answer', 'no_voicemail', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "voicemail_recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"key" text,
	"seconds" integer NOT NULL,
	"loudness" integer,
	"added_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voicemail_recordings_kind" CHECK ("voicemail_recordings"."kind" in ('recorded', 'uploaded', 'speech')),
	CONSTRAINT "voicemail_recordings_name_given" CHECK (length(trim("voicemail_recordings"."name")) between 1 and 80),
	CONSTRAINT "voicemail_recordings_text_given" CHECK (length(trim("voicemail_recordings"."text")) between 1 and 600),
	CONSTRAINT "voicemail_recordings_content" CHECK (("voicemail_recordings"."kind" = 'speech') = ("voicemail_recordings"."text" is not null) and ("voicemail_recordings"."kind" = 'speech') = ("voicemail_recordings"."key" is null))
);
--> statement-breakpoint
ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_hold_reason";--> statement-breakpoint
ALTER TABLE "scheduled_messages" DROP CONSTRAINT "scheduled_messages_hold_reason";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_channel";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_skipped_because";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_instead_because";--> statement-breakpoint
ALTER TABLE "consent_records" DROP CONSTRAINT "consent_records_kind";--> statement-breakpoint
ALTER TABLE "message_evidence" DROP CONSTRAINT "message_evidence_channel";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_channel";--> statement-breakpoint
ALTER TABLE "opt_outs" DROP CONSTRAINT "opt_outs_channel";--> statement-breakpoint
ALTER TABLE "opt_outs" DROP CONSTRAINT "opt_outs_way";--> statement-breakpoint
ALTER TABLE "suppressions" DROP CONSTRAINT "suppressions_channel";--> statement-breakpoint
ALTER TABLE "voicemail_drops" ADD CONSTRAINT "voicemail_drops_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voicemail_drops_month" ON "voicemail_drops" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "voicemail_drops_recording" ON "voicemail_drops" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "voicemail_recordings_contractor" ON "voicemail_recordings" USING btree ("contractor_id","created_at");--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_hold_reason" CHECK ("enrollments"."hold_reason" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'voicemail_sent', 'recording_missing', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'sender_paused', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable'));--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_hold_reason" CHECK ("scheduled_messages"."hold_reason" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'voicemail_sent', 'recording_missing', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'sender_paused', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable', 'replied_since', 'author_left', 'no_response', 'late', 'address_changed'));--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_channel" CHECK ("sends"."channel" in ('email', 'sms', 'voicemail'));--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_skipped_because" CHECK ("sends"."skipped_because" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'voicemail_sent', 'recording_missing', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'sender_paused', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable'));--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_instead_because" CHECK ("sends"."instead_because" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'voicemail_sent', 'recording_missing', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'sender_paused', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable'));--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_kind" CHECK ("consent_records"."kind" in ('informational_sms', 'marketing_sms', 'marketing_voice'));--> statement-breakpoint
ALTER TABLE "message_evidence" ADD CONSTRAINT "message_evidence_channel" CHECK ("message_evidence"."channel" in ('email', 'sms', 'voicemail'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('email', 'sms', 'voicemail'));--> statement-breakpoint
ALTER TABLE "opt_outs" ADD CONSTRAINT "opt_outs_channel" CHECK ("opt_outs"."channel" in ('email', 'sms', 'voicemail'));--> statement-breakpoint
ALTER TABLE "opt_outs" ADD CONSTRAINT "opt_outs_way" CHECK ("opt_outs"."way" in ('text', 'reply', 'page', 'one-click', 'complaint', 'call', 'staff'));--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_channel" CHECK ("suppressions"."channel" in ('email', 'sms', 'voicemail'));