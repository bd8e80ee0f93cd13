CREATE TABLE "contractor_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"city" text,
	"state" text,
	"selected_plan" text,
	"email_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contractor_accounts_plan" CHECK ("contractor_accounts"."selected_plan" in ('starter', 'ads'))
);
--> statement-breakpoint
CREATE TABLE "contractor_progress" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"current_step" integer DEFAULT 1 NOT NULL,
	"completion_percentage" numeric(4, 1) DEFAULT 0 NOT NULL,
	"last_activity" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contractor_progress_step" CHECK ("contractor_progress"."current_step" between 1 and 7),
	CONSTRAINT "contractor_progress_percentage" CHECK ("contractor_progress"."completion_percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "seo_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"business_name" text NOT NULL,
	"service" text NOT NULL,
	"city" text NOT NULL,
	"city_slug" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text,
	"phone" text,
	"email" text,
	"headline" text,
	"cta_button" text,
	"about" text,
	"image_url" text,
	"logo_url" text,
	"brand_color" text,
	"tagline" text,
	"website" text,
	"facebook_page" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "seo_pages_status" CHECK ("seo_pages"."status" in ('draft', 'live', 'paused')),
	CONSTRAINT "seo_pages_business_name_given" CHECK (length(trim("seo_pages"."business_name")) between 1 and 200),
	CONSTRAINT "seo_pages_city_slug_given" CHECK (length(trim("seo_pages"."city_slug")) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "territory_waits" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"industry" text NOT NULL,
	"city" text NOT NULL,
	"email" text,
	"phone" text,
	"business_name" text,
	"search_volume" integer NOT NULL,
	"competition" text NOT NULL,
	"lead_value_estimate" text NOT NULL,
	"source" text DEFAULT 'generator' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_results_competition" CHECK ("lead_results"."competition" in ('Low', 'Medium', 'High')),
	CONSTRAINT "lead_results_contact_given" CHECK ("lead_results"."email" is not null or "lead_results"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wording" text NOT NULL,
	"wording_version" text NOT NULL,
	"business_name" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"page" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_records_kind" CHECK ("consent_records"."kind" in ('informational_sms', 'marketing_sms'))
);
--> statement-breakpoint
CREATE TABLE "lead_enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"request_key" text,
	"body_hash" text NOT NULL,
	"need" text NOT NULL,
	"zip_code" text NOT NULL,
	"urgency" text NOT NULL,
	"quarantine_reason" text,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_enquiries_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "lead_enquiries_urgency" CHECK ("lead_enquiries"."urgency" in ('today', 'this_week', 'this_month', 'planning')),
	CONSTRAINT "lead_enquiries_quarantine_reason" CHECK ("lead_enquiries"."quarantine_reason" in ('honeypot', 'too_fast', 'unsigned', 'links', 'flood')),
	CONSTRAINT "lead_enquiries_need_given" CHECK (length(trim("lead_enquiries"."need")) between 1 and 4000),
	CONSTRAINT "lead_enquiries_zip_code" CHECK ("lead_enquiries"."zip_code" ~ '^[0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"contractor_id" uuid,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"status" text DEFAULT 'new' NOT NULL,
	"quarantined" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_status" CHECK ("leads"."status" in ('new', 'contacted', 'booked', 'closed', 'lost')),
	CONSTRAINT "leads_name_given" CHECK (length(trim("leads"."name")) between 1 and 200),
	CONSTRAINT "leads_contact_given" CHECK ("leads"."phone" is not null or "leads"."email" is not null)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"to_address" text NOT NULL,
	"subject_id" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"subject" text,
	"html" text,
	"text" text,
	"reply_to" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_cause_unique" UNIQUE("cause"),
	CONSTRAINT "messages_state" CHECK ("messages"."state" in ('queued', 'sending', 'sent', 'kept', 'delayed', 'failed', 'uncertain')),
	CONSTRAINT "messages_one_line_address" CHECK ("messages"."to_address" !~ '[
]')
);
--> statement-breakpoint
CREATE TABLE "contact_sync_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"priority" text NOT NULL,
	"body" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_sync_deliveries_state" CHECK ("contact_sync_deliveries"."state" in ('queued', 'recorded', 'delivered', 'delayed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"current_step" integer DEFAULT 1 NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"business_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"street_address" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"country" text DEFAULT 'United States' NOT NULL,
	"services" text[],
	"other_service" text,
	"service_area" text,
	"business_description" text,
	"lead_generation_method" text,
	"use_own_domain" boolean,
	"reply_phone" text,
	"sms_followup" boolean,
	"email_followup" boolean,
	"followup_timing" text,
	"custom_timing" text,
	"logo_url" text,
	"brand_color" text,
	"tagline" text,
	"website" text,
	"facebook_page" text,
	"agree_to_terms" boolean DEFAULT false NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_submissions_current_step" CHECK ("form_submissions"."current_step" between 1 and 7),
	CONSTRAINT "form_submissions_first_name_given" CHECK (length(trim("form_submissions"."first_name")) between 1 and 200),
	CONSTRAINT "form_submissions_last_name_given" CHECK (length(trim("form_submissions"."last_name")) between 1 and 200),
	CONSTRAINT "form_submissions_business_name_given" CHECK (length(trim("form_submissions"."business_name")) between 1 and 200),
	CONSTRAINT "form_submissions_email_given" CHECK (length(trim("form_submissions"."email")) between 1 and 320),
	CONSTRAINT "form_submissions_phone_given" CHECK (length(trim("form_submissions"."phone")) between 1 and 40),
	CONSTRAINT "form_submissions_services_given" CHECK (cardinality("form_submissions"."services") >= 1),
	CONSTRAINT "form_submissions_lead_generation_method" CHECK ("form_submissions"."lead_generation_method" in ('google-ads', 'facebook-ads', 'seo', 'not-sure')),
	CONSTRAINT "form_submissions_followup_timing" CHECK ("form_submissions"."followup_timing" in ('immediate', '5min', '15min', 'custom')),
	CONSTRAINT "form_submissions_completed_whole" CHECK (not "form_submissions"."is_completed" or ("form_submissions"."agree_to_terms" and "form_submissions"."services" is not null and "form_submissions"."current_step" = 7 and "form_submissions"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "onboarding_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboarding_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"unsaved_answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "affiliate_program_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"referral_code" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_program_members_referral_code_unique" UNIQUE("referral_code"),
	CONSTRAINT "affiliate_program_members_status" CHECK ("affiliate_program_members"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "revenue_share_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"services" text[] NOT NULL,
	"service_areas" text[] NOT NULL,
	"years_experience" integer NOT NULL,
	"current_monthly_leads" integer,
	"target_monthly_leads" integer,
	"lead_value_range" text NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"sms_notifications" boolean DEFAULT true NOT NULL,
	"agreed_to_terms" boolean NOT NULL,
	"application_status" text DEFAULT 'pending' NOT NULL,
	"admin_notes" text,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revenue_share_applications_status" CHECK ("revenue_share_applications"."application_status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "revenue_share_applications_lead_value_range" CHECK ("revenue_share_applications"."lead_value_range" in ('$100-500', '$500-1000', '$1000-2500', '$2500-5000', '$5000+')),
	CONSTRAINT "revenue_share_applications_experience" CHECK ("revenue_share_applications"."years_experience" >= 1),
	CONSTRAINT "revenue_share_applications_current_leads" CHECK ("revenue_share_applications"."current_monthly_leads" >= 0),
	CONSTRAINT "revenue_share_applications_target_leads" CHECK ("revenue_share_applications"."target_monthly_leads" >= 1),
	CONSTRAINT "revenue_share_applications_terms" CHECK ("revenue_share_applications"."agreed_to_terms"),
	CONSTRAINT "revenue_share_applications_services" CHECK (cardinality("revenue_share_applications"."services") >= 1)
);
--> statement-breakpoint
CREATE TABLE "revenue_share_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"conversion_status" text DEFAULT 'pending' NOT NULL,
	"commission_amount" numeric(12, 2),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revenue_share_leads_status" CHECK ("revenue_share_leads"."conversion_status" in ('pending', 'converted', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "revenue_share_participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"commission_rate" numeric(5, 4) DEFAULT 0.2 NOT NULL,
	"lead_preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notification_settings" jsonb DEFAULT '{"email":true,"sms":true}'::jsonb NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revenue_share_participants_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "revenue_share_participants_status" CHECK ("revenue_share_participants"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "revenue_share_participants_rate" CHECK ("revenue_share_participants"."commission_rate" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "admin_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_roles_role" CHECK ("admin_roles"."role" in ('super_admin', 'reviewer', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "contractor_progress" ADD CONSTRAINT "contractor_progress_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_pages" ADD CONSTRAINT "seo_pages_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "territory_waits" ADD CONSTRAINT "territory_waits_page_id_seo_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_enquiry_id_lead_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."lead_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_enquiries" ADD CONSTRAINT "lead_enquiries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_page_id_seo_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."seo_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_sync_deliveries" ADD CONSTRAINT "contact_sync_deliveries_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_requests" ADD CONSTRAINT "onboarding_requests_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD CONSTRAINT "onboarding_sessions_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD CONSTRAINT "onboarding_sessions_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_share_leads" ADD CONSTRAINT "revenue_share_leads_participant_id_revenue_share_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."revenue_share_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_share_participants" ADD CONSTRAINT "revenue_share_participants_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_share_participants" ADD CONSTRAINT "revenue_share_participants_application_id_revenue_share_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."revenue_share_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_roles" ADD CONSTRAINT "admin_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contractor_accounts_newest" ON "contractor_accounts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contractor_accounts_email" ON "contractor_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "seo_pages_one_live_per_territory" ON "seo_pages" USING btree ("service","city_slug","state") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "seo_pages_territory" ON "seo_pages" USING btree ("service","city_slug","state");--> statement-breakpoint
CREATE INDEX "seo_pages_contractor" ON "seo_pages" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "seo_pages_live_by_city" ON "seo_pages" USING btree ("city","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "lead_results_newest" ON "lead_results" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "consent_records_one_per_kind" ON "consent_records" USING btree ("enquiry_id","kind");--> statement-breakpoint
CREATE INDEX "lead_enquiries_lead" ON "lead_enquiries" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_events_lead" ON "lead_events" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_one_per_phone" ON "leads" USING btree ("page_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_one_per_email" ON "leads" USING btree ("page_id","email");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_contractor" ON "leads" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_about" ON "messages" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "contact_sync_deliveries_submission" ON "contact_sync_deliveries" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_one_completed_per_business" ON "form_submissions" USING btree (lower("email"),lower("business_name")) WHERE is_completed;--> statement-breakpoint
CREATE INDEX "form_submissions_newest" ON "form_submissions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "form_submissions_email" ON "form_submissions" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_contractor" ON "form_submissions" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "onboarding_sessions_contractor" ON "onboarding_sessions" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "revenue_share_applications_newest" ON "revenue_share_applications" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "revenue_share_leads_participant" ON "revenue_share_leads" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","entity_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));