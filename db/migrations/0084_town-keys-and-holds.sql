CREATE TABLE "page_holds" (
	"page_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"other_page_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp (3) with time zone,
	CONSTRAINT "page_holds_page_id_reason_pk" PRIMARY KEY("page_id","reason"),
	CONSTRAINT "page_holds_reason" CHECK ("page_holds"."reason" in ('same_town', 'mixed_scripts', 'similar_name', 'site_name', 'many_signups', 'needs_plan', 'free_ended'))
);
--> statement-breakpoint
CREATE TABLE "free_pages" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"free_until" timestamp (3) with time zone NOT NULL,
	"notices" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seo_pages" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "contractor_accounts" ADD COLUMN "email_corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "page_holds" ADD CONSTRAINT "page_holds_page_id_seo_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_holds" ADD CONSTRAINT "page_holds_other_page_id_seo_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."seo_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_pages" ADD CONSTRAINT "free_pages_page_id_seo_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_holds_other_page" ON "page_holds" USING btree ("other_page_id");--> statement-breakpoint
CREATE INDEX "page_holds_to_notify" ON "page_holds" USING btree ("created_at") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "free_pages_due" ON "free_pages" USING btree ("due_at","page_id");
--> statement-breakpoint
-- A town however its name is spelled (`territories.one-town`). The same in code: cityKey in territory.ts.
CREATE FUNCTION city_key(city_slug text, state text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    -- Two towns, far apart, whose names only differ in a space.
    WHEN state = 'CA' AND city_slug = 'green-acres' THEN city_slug
    ELSE translate(
      regexp_replace(regexp_replace(regexp_replace(city_slug,
        '(^|-)(st|ste|sainte)(?=-|$)', '\1saint', 'g'),
        '(^|-)fort(?=-|$)', '\1ft', 'g'),
        '(^|-)mount(?=-|$)', '\1mt', 'g'),
      -- Slugs made by earlier versions keep apostrophes that Unicode counts as letters.
      U&'-\02BB\02BC', '')
  END
$$;
--> statement-breakpoint
-- Text as the directory searches it: no accents, ASCII letters lower case, no apostrophes or periods, hyphens as
-- blanks. The same in code: foldText in directory-query.ts.
CREATE FUNCTION directory_fold(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(
    lower(normalize(words, NFKD) COLLATE "C"),
    '[\u0300-\u036f''’‘‛ʻʼ`′.]+', '', 'g'),
    '[-\u2010-\u2015]+', ' ', 'g'),
    '[ \t\n\r\f\v]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- The words by which a page is found: of its city, with each way to write Saint, Fort and Mount and the whole
-- name as one word ("ofallon"), then of its business. One blank between words and around them. Cut, so an entry
-- always fits on a page of the index.
CREATE OR REPLACE FUNCTION directory_text(city text, business_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(left(concat_ws(' ',
    town,
    CASE WHEN both_names ~ '\m(st|ste|saint|sainte)\M' THEN 'st ste saint sainte' END,
    CASE WHEN both_names ~ '\m(ft|fort)\M' THEN 'ft fort' END,
    CASE WHEN both_names ~ '\m(mt|mount)\M' THEN 'mt mount' END,
    CASE WHEN town LIKE '% %' THEN concat_ws(' ',
      replace(regexp_replace(regexp_replace(regexp_replace(town,
        '\m(saint|sainte|ste)\M', 'st', 'g'), '\mfort\M', 'ft', 'g'), '\mmount\M', 'mt', 'g'), ' ', ''),
      replace(regexp_replace(regexp_replace(regexp_replace(town,
        '\m(st|sainte|ste)\M', 'saint', 'g'), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g'), ' ', ''))
    END,
    name), 256)) || ' '
  FROM (
    SELECT directory_fold(city) AS town, directory_fold(business_name) AS name,
      directory_fold(city) || ' ' || directory_fold(business_name) AS both_names
  ) AS folded
$$;
--> statement-breakpoint
-- As before, but what was entered is found by what stands in the entries, not by what would be entered today, and
-- a page whose words are outdated is entered anew.
CREATE OR REPLACE FUNCTION directory_follow_pages() RETURNS trigger
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
        AND entry.search_text = directory_text(added.city, added.business_name) COLLATE "C"
    );
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;

  IF TG_OP <> 'INSERT' THEN
    DELETE FROM directory_entries AS entry
    USING (
      SELECT unnest(string_to_array(btrim(coalesce(listed.search_text, '')), ' ')
          || string_to_array(btrim(directory_text(removed.city, removed.business_name)), ' ')
          || ARRAY[removed.state, '']) AS word,
        removed.city_slug, removed.state, removed.service
      FROM removed
      LEFT JOIN directory_entries AS listed ON listed.word = '' AND listed.service = removed.service
        AND listed.city_slug = removed.city_slug AND listed.state = removed.state
      WHERE removed.status = 'live'
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
