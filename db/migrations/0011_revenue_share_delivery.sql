-- Each lead of a homeowner for the contractor of an active participant is one of revenue share, in
-- the transaction that delivers it (revenue-share.delivered, docs/decisions/023-revenue-share-leads-and-the-ledger.md).
CREATE FUNCTION revenue_share_lead_delivered() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revenue_share_leads (id, participant_id, lead_id, created_at)
  SELECT gen_random_uuid(), participant.id, NEW.id, NEW.created_at
  FROM revenue_share_participants AS participant
  WHERE participant.contractor_id = NEW.contractor_id
    AND participant.status = 'active' AND participant.joined_at <= NEW.created_at
  ORDER BY participant.joined_at, participant.id
  LIMIT 1
  ON CONFLICT (lead_id) DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER revenue_share_lead_delivered AFTER INSERT ON leads
FOR EACH ROW WHEN (NOT NEW.quarantined AND NEW.contractor_id IS NOT NULL)
EXECUTE FUNCTION revenue_share_lead_delivered();
--> statement-breakpoint
-- One that waited in quarantine is delivered when it is let through.
CREATE TRIGGER revenue_share_lead_released AFTER UPDATE OF quarantined ON leads
FOR EACH ROW WHEN (OLD.quarantined AND NOT NEW.quarantined AND NEW.contractor_id IS NOT NULL)
EXECUTE FUNCTION revenue_share_lead_delivered();
