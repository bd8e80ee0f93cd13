-- Whichever version records an event, each subscriber is given it (`events.each-subscriber`).
CREATE FUNCTION deliver_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_deliveries (reaction, event_id, event)
  SELECT event_subscriptions.reaction, recorded.id, recorded.name
  FROM recorded JOIN event_subscriptions ON event_subscriptions.event = recorded.name;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER events_delivered AFTER INSERT ON events
  REFERENCING NEW TABLE AS recorded FOR EACH STATEMENT EXECUTE FUNCTION deliver_events();
