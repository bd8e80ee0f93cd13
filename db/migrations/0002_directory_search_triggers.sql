-- The directory's inverted index (docs/decisions/012-directory-search.md) follows seo_pages by
-- itself, whoever writes there: a command, a staff page, a bulk load.

-- City and name as they are searched: accents gone, ASCII letters small, one blank between words
-- and around them. Cut, so that an entry always fits on a page of the index. The same in code:
-- foldText in search-question.ts.
CREATE FUNCTION directory_text(city text, business_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(left(regexp_replace(regexp_replace(
    lower(normalize(city || ' ' || business_name, NFKD) COLLATE "C"),
    '[\u0300-\u036f]+', '', 'g'), '[ \t\n\r\f\v]+', ' ', 'g'), 256)) || ' '
$$;
--> statement-breakpoint
-- Writes what one statement changed: what is live no more goes, what is live comes, in the index's
-- own order, so that a load of many thousand pages fills it from left to right. An update that
-- changes nothing the directory shows costs one look, unless the page is missing here.
CREATE FUNCTION directory_follow_pages() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE directory_entries, directory_words;
    RETURN NULL;
  END IF;

  IF TG_OP = 'UPDATE' THEN
    PERFORM 1 FROM removed JOIN added USING (id)
    WHERE (removed.status, removed.business_name, removed.city, removed.city_slug, removed.state, removed.service)
      IS DISTINCT FROM (added.status, added.business_name, added.city, added.city_slug, added.state, added.service)
    OR added.status = 'live' AND NOT EXISTS (
      SELECT FROM directory_entries AS entry
      WHERE entry.word = '' AND entry.service = added.service
        AND entry.city_slug = added.city_slug AND entry.state = added.state
    );
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;

  IF TG_OP <> 'INSERT' THEN
    DELETE FROM directory_entries AS entry
    USING (
      SELECT unnest(string_to_array(btrim(directory_text(city, business_name)), ' ') || ARRAY[state, '']) AS word,
        city_slug, state, service
      FROM removed WHERE status = 'live'
    ) AS gone
    WHERE entry.word = left(gone.word, 64) AND entry.service = gone.service
      AND entry.city_slug = gone.city_slug AND entry.state = gone.state;
  END IF;

  IF TG_OP <> 'DELETE' THEN
    WITH page AS MATERIALIZED (
      SELECT city_slug, state, service, directory_text(city, business_name) AS search_text
      FROM added WHERE status = 'live'
    ), entered AS (
      INSERT INTO directory_entries (word, city_slug, state, service, search_text)
      SELECT DISTINCT ON (1, 2, 3, 4) left(word, 64) COLLATE "C", city_slug COLLATE "C",
        state COLLATE "C", service COLLATE "C", search_text
      FROM page, unnest(string_to_array(btrim(search_text), ' ') || ARRAY[state, '']) AS word
      ORDER BY 1, 2, 3, 4
      ON CONFLICT (word, service, city_slug, state) DO UPDATE SET search_text = excluded.search_text
      RETURNING word
    )
    -- "lumber" is found by " lumber", "lumber", "umber", "mber" and "ber".
    INSERT INTO directory_words (ending, word)
    SELECT substr(' ' || fresh.word, start), fresh.word
    FROM (SELECT DISTINCT word FROM entered WHERE word !~ '^[A-Z]*$') AS fresh,
      generate_series(1, greatest(1, length(fresh.word) - 1)) AS start
    WHERE NOT EXISTS (
      SELECT FROM directory_words AS known
      WHERE known.ending = ' ' || fresh.word AND known.word = fresh.word
    )
    ORDER BY fresh.word, start
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER directory_page_inserted AFTER INSERT ON seo_pages
REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION directory_follow_pages();
--> statement-breakpoint
CREATE TRIGGER directory_page_updated AFTER UPDATE ON seo_pages
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION directory_follow_pages();
--> statement-breakpoint
CREATE TRIGGER directory_page_deleted AFTER DELETE ON seo_pages
REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION directory_follow_pages();
--> statement-breakpoint
CREATE TRIGGER directory_pages_emptied AFTER TRUNCATE ON seo_pages
FOR EACH STATEMENT EXECUTE FUNCTION directory_follow_pages();
--> statement-breakpoint
-- Pages that were live before this index was.
UPDATE seo_pages SET status = status WHERE status = 'live';
