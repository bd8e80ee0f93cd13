CREATE TABLE "sample_records" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "sample_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
-- What an earlier version loaded as sample data: only that has addresses under .example from before it was loaded.
INSERT INTO sample_records (kind, id)
SELECT found.kind, found.id
FROM installation AS loaded
CROSS JOIN LATERAL (
  SELECT 'contractor' AS kind, id, email, created_at FROM contractor_accounts
  UNION ALL SELECT 'application', id, email, created_at FROM revenue_share_applications
  UNION ALL SELECT 'affiliate', id, email, created_at FROM affiliate_program_members
  UNION ALL SELECT 'estimate', id, email, created_at FROM lead_results
) AS found
WHERE loaded.name = 'demo_loaded' AND found.email LIKE '%.example'
  AND found.created_at <= loaded.value::timestamptz;
--> statement-breakpoint
INSERT INTO sample_records (kind, id)
SELECT 'inbound_mail', id FROM inbound_mails WHERE cause LIKE 'demo:%';
--> statement-breakpoint
-- An entry of the ledger still stays as it is, unless it is of a sample business, which is deleted whole.
DROP TRIGGER commission_entries_stay ON commission_entries;
--> statement-breakpoint
CREATE TRIGGER commission_entries_stay
BEFORE UPDATE OR TRUNCATE ON commission_entries
FOR EACH STATEMENT EXECUTE FUNCTION commission_entries_stay();
--> statement-breakpoint
ALTER TABLE commission_entries ENABLE ALWAYS TRIGGER commission_entries_stay;
--> statement-breakpoint
CREATE FUNCTION commission_entries_go_with_samples() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM gone WHERE NOT EXISTS (
      SELECT FROM revenue_share_participants AS participant
      JOIN sample_records AS sample
        ON sample.kind = 'contractor' AND sample.id = participant.contractor_id
      WHERE participant.id = gone.participant_id
    )
  ) THEN
    RAISE EXCEPTION 'the commission ledger is append-only: delete is refused'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER commission_entries_go_with_samples
AFTER DELETE ON commission_entries REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION commission_entries_go_with_samples();
--> statement-breakpoint
ALTER TABLE commission_entries ENABLE ALWAYS TRIGGER commission_entries_go_with_samples;
