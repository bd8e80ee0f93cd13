-- without transaction
-- An attempt that was cut off leaves an index that isn't valid.
DROP INDEX CONCURRENTLY IF EXISTS "seo_pages_one_live_per_town";--> statement-breakpoint
-- Two live pages for one town: the one that went live first stays. The others are paused, wait for the territory
-- and are listed for staff, who decide; the business and staff are emailed (`territories.one-town`).
WITH live AS (
  SELECT id, service, city_slug, state, city_key(city_slug, state) AS town,
    coalesce(published_at, created_at) AS since
  FROM seo_pages WHERE status = 'live'
), twice AS (
  SELECT id, service, city_slug, state,
    first_value(id) OVER (PARTITION BY service, town, state ORDER BY since, id) AS kept_id
  FROM live
  WHERE (service, town, state) IN (
    SELECT service, town, state FROM live GROUP BY service, town, state HAVING count(*) > 1
  )
), paused AS (
  UPDATE seo_pages AS page SET status = 'paused', updated_at = now()
  FROM twice WHERE page.id = twice.id AND twice.id <> twice.kept_id
  RETURNING page.id, twice.kept_id, page.service, page.city_slug, page.state
), waiting AS (
  INSERT INTO territory_waits (page_id) SELECT id FROM paused ON CONFLICT DO NOTHING
), held AS (
  INSERT INTO page_holds (page_id, reason, other_page_id)
  SELECT id, 'same_town', kept_id FROM paused ON CONFLICT DO NOTHING
), recorded AS (
  INSERT INTO audit_entries (id, actor_id, actor_email, action, entity, entity_id, before, after)
  SELECT gen_random_uuid(), '00000000-0000-0000-0000-000000000000', 'system: upgrade', 'page.pause', 'seo_page', id::text,
    '{"status": "live"}', jsonb_build_object('status', 'paused', 'sameTownAs', kept_id)
  FROM paused
)
SELECT pg_notify('page_changes',
  json_build_array('directory', 'page:/' || service || '/' || city_slug || '-' || lower(state))::text)
FROM paused;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "seo_pages_one_live_per_town" ON "seo_pages" USING btree ("service",city_key("city_slug", "state"),"state") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "seo_pages_town" ON "seo_pages" USING btree ("service",city_key("city_slug", "state"),"state");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "seo_pages_live_name" ON "seo_pages" USING btree ("name_key") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "seo_pages_name_to_fold" ON "seo_pages" USING btree ("id") WHERE name_key is null;--> statement-breakpoint
-- Enters the live pages anew by the words of today, some at a time; cut off, it goes on where it was.
DO $$
DECLARE
  last_id uuid := '00000000-0000-0000-0000-000000000000';
  next_id uuid;
BEGIN
  LOOP
    SELECT id INTO next_id FROM (
      SELECT id FROM seo_pages WHERE id > last_id ORDER BY id LIMIT 2000
    ) AS batch ORDER BY id DESC LIMIT 1;
    EXIT WHEN next_id IS NULL;
    UPDATE seo_pages AS page SET status = page.status
    WHERE page.id > last_id AND page.id <= next_id AND page.status = 'live' AND NOT EXISTS (
      SELECT FROM directory_entries AS entry
      WHERE entry.word = '' AND entry.service = page.service COLLATE "C"
        AND entry.city_slug = page.city_slug COLLATE "C" AND entry.state = page.state COLLATE "C"
        AND entry.search_text = directory_text(page.city, page.business_name) COLLATE "C"
    );
    COMMIT;
    last_id := next_id;
  END LOOP;
END
$$;--> statement-breakpoint
-- Words that no page has any more.
DELETE FROM directory_words AS known
WHERE NOT EXISTS (SELECT FROM directory_entries AS entry WHERE entry.word = known.word);
