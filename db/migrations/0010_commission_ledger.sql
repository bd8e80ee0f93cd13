-- Commissions that were noted on leads before there was a ledger.
INSERT INTO commission_entries
  (id, participant_id, lead_id, kind, amount_cents, rate, actor_id, actor_email, created_at)
SELECT gen_random_uuid(), lead.participant_id, lead.id, 'commission',
  round(lead.commission_amount * 100), participant.commission_rate,
  '00000000-0000-0000-0000-000000000000', 'before the ledger', lead.created_at
FROM revenue_share_leads AS lead
JOIN revenue_share_participants AS participant ON participant.id = lead.participant_id
WHERE lead.conversion_status = 'converted' AND lead.commission_amount >= 0;
--> statement-breakpoint
-- An entry of the ledger stays as it is (docs/decisions/023-revenue-share-leads-and-the-ledger.md).
CREATE FUNCTION commission_entries_stay() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the commission ledger is append-only: % is refused', lower(TG_OP)
    USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER commission_entries_stay
BEFORE UPDATE OR DELETE OR TRUNCATE ON commission_entries
FOR EACH STATEMENT EXECUTE FUNCTION commission_entries_stay();
--> statement-breakpoint
ALTER TABLE commission_entries ENABLE ALWAYS TRIGGER commission_entries_stay;
--> statement-breakpoint
-- A reversal takes back exactly what one commission of the same participant and lead came to.
CREATE FUNCTION commission_reversal_matches() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM commission_entries AS reversed
    WHERE reversed.id = NEW.reverses_id AND reversed.kind = 'commission'
      AND reversed.participant_id = NEW.participant_id
      AND reversed.lead_id IS NOT DISTINCT FROM NEW.lead_id
      AND reversed.amount_cents = -NEW.amount_cents
  ) THEN
    RAISE EXCEPTION 'a reversal has to take back one commission, all of it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'commission_entries_reversal';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER commission_reversal_matches
BEFORE INSERT ON commission_entries
FOR EACH ROW WHEN (NEW.kind = 'reversal') EXECUTE FUNCTION commission_reversal_matches();
