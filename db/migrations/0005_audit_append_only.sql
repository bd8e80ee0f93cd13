-- What was written down of a change by staff stays: no command, no page and no slip of a hand at the
-- console changes or removes it (docs/decisions/021-the-audit-log.md).
CREATE FUNCTION audit_entries_stay() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only: % is refused', lower(TG_OP)
    USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay
BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay();
--> statement-breakpoint
-- Also while rows are copied in from elsewhere, when ordinary triggers rest.
ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_stay;
