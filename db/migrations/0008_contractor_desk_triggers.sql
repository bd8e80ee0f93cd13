-- What the staff list of contractors filters and sorts by stands in contractor_accounts, whoever
-- writes the tables it comes from (docs/decisions/031-the-contractor-list.md).

-- Completed is a contractor whose own submission is, and one without a submission of its own when
-- a submission of the same e-mail address is (staff.contractor-status).
CREATE FUNCTION contractor_completed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contractor_accounts SET is_completed = true
  WHERE id = NEW.contractor_id AND NOT is_completed;
  UPDATE contractor_accounts AS account SET is_completed = true
  WHERE lower(account.email) = lower(NEW.email) AND NOT account.is_completed
    AND NOT EXISTS (SELECT FROM form_submissions AS own WHERE own.contractor_id = account.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contractor_completed AFTER INSERT OR UPDATE ON form_submissions
FOR EACH ROW WHEN (NEW.is_completed) EXECUTE FUNCTION contractor_completed();
--> statement-breakpoint
CREATE FUNCTION contractor_active() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contractor_accounts SET last_active_at = NEW.last_activity
  WHERE id = NEW.contractor_id AND last_active_at IS DISTINCT FROM NEW.last_activity;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contractor_active AFTER INSERT OR UPDATE ON contractor_progress
FOR EACH ROW EXECUTE FUNCTION contractor_active();
--> statement-breakpoint
-- Contractors that were here before these columns were.
UPDATE contractor_accounts AS account SET
  last_active_at = (SELECT last_activity FROM contractor_progress WHERE contractor_id = account.id),
  is_completed = coalesce(
    (SELECT is_completed FROM form_submissions WHERE contractor_id = account.id),
    EXISTS (SELECT FROM form_submissions AS matching WHERE lower(matching.email) = lower(account.email) AND matching.is_completed)
  );
