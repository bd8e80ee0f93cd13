CREATE INDEX "crews_contractor" ON "crews" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "member_invitations_contractor" ON "member_invitations" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "member_sign_ins_email" ON "member_sign_ins" USING btree ("email");--> statement-breakpoint
CREATE INDEX "members_contractor" ON "members" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "security_events_member" ON "security_events" USING btree ("member_user_id","created_at");