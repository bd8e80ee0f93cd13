ALTER TABLE "conversations" DROP COLUMN "read_at";--> statement-breakpoint
UPDATE conversations SET last_written_at = written.at FROM (
  SELECT conversation_id, max(created_at) AS at FROM messages
  WHERE conversation_id IS NOT NULL AND kind = 'written-by-hand' GROUP BY conversation_id
) AS written WHERE conversations.id = written.conversation_id;--> statement-breakpoint
-- A search waits for what has not been put into the index yet: let that be little.
ALTER INDEX conversation_words_found SET (gin_pending_list_limit = 256);--> statement-breakpoint
-- The words of a text without accents and punctuation, so that they are found however they are typed.
CREATE FUNCTION plain_words(said text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(
    SELECT DISTINCT left(word, 60) FROM unnest(tsvector_to_array(to_tsvector(
      'pg_catalog.simple'::regconfig,
      regexp_replace(
        regexp_replace(normalize(left(said, 20000), NFKD), '[\u0300-\u036f]+', '', 'g'),
        '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')
    ))) AS word)
$$;--> statement-breakpoint
-- What a word begins with in the index: its business, and whether it names a person.
CREATE FUNCTION words_of_business(business uuid, of_person boolean) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT right(business::text, 8) || CASE WHEN of_person THEN 'p' ELSE 'm' END
$$;--> statement-breakpoint
-- Words of three letters or more are found by how they begin (inbox.search); null where there is no word.
CREATE FUNCTION business_query(business uuid, of_person boolean, asked text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(
    '''' || words_of_business(business, of_person) || word || CASE WHEN length(word) > 2 THEN ''':*' ELSE '''' END,
    ' & ')::tsquery
  FROM (SELECT unnest(plain_words(asked)) AS word LIMIT 10) AS words
$$;--> statement-breakpoint
CREATE FUNCTION keep_words(
  source uuid, business uuid, conversation uuid, source_kind text, moment timestamptz, said text
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO conversation_words (id, contractor_id, conversation_id, kind, at, words)
  SELECT source, business, conversation, source_kind, moment, array_to_tsvector(array(
    SELECT words_of_business(business, source_kind = 'person') || word FROM unnest(plain_words(said)) AS word))
  ON CONFLICT (id) DO UPDATE SET conversation_id = excluded.conversation_id, words = excluded.words
$$;--> statement-breakpoint
CREATE FUNCTION keep_words_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_words(new.id, new.contractor_id, new.conversation_id, 'message', new.created_at,
    concat_ws(' ', new.subject, new.text));
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER messages_words_kept AFTER INSERT ON messages FOR EACH ROW
  WHEN (new.conversation_id IS NOT NULL AND (new.text IS NOT NULL OR new.subject IS NOT NULL))
  EXECUTE FUNCTION keep_words_of_message();--> statement-breakpoint
CREATE TRIGGER messages_words_changed AFTER UPDATE OF subject, text, conversation_id ON messages FOR EACH ROW
  WHEN (new.conversation_id IS NOT NULL AND (old.subject, old.text, old.conversation_id)
    IS DISTINCT FROM (new.subject, new.text, new.conversation_id))
  EXECUTE FUNCTION keep_words_of_message();--> statement-breakpoint
CREATE FUNCTION keep_words_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  digits text := regexp_replace(coalesce(new.phone, ''), '\D', '', 'g');
BEGIN
  -- A number is found from its area code, from its exchange, and by its last four digits.
  PERFORM keep_words(new.id, new.contractor_id, new.id, 'person', new.created_at,
    concat_ws(' ', new.name, new.email, right(digits, 10), right(digits, 7), right(digits, 4)));
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER conversations_words_kept AFTER INSERT ON conversations FOR EACH ROW
  EXECUTE FUNCTION keep_words_of_person();--> statement-breakpoint
CREATE TRIGGER conversations_words_changed AFTER UPDATE OF name, phone, email ON conversations FOR EACH ROW
  WHEN ((old.name, old.phone, old.email) IS DISTINCT FROM (new.name, new.phone, new.email))
  EXECUTE FUNCTION keep_words_of_person();--> statement-breakpoint
CREATE FUNCTION keep_words_of_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_words(new.id, contractor_id, conversation_id, 'note', new.created_at, new.text)
  FROM enrollments WHERE lead_id = new.lead_id ORDER BY created_at DESC LIMIT 1;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER lead_notes_words_kept AFTER INSERT ON lead_notes FOR EACH ROW
  EXECUTE FUNCTION keep_words_of_note();--> statement-breakpoint
CREATE FUNCTION forget_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM conversation_words USING gone WHERE conversation_words.id = gone.id;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER messages_words_forgotten AFTER DELETE ON messages
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_words();--> statement-breakpoint
CREATE TRIGGER conversations_words_forgotten AFTER DELETE ON conversations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_words();--> statement-breakpoint
CREATE TRIGGER lead_notes_words_forgotten AFTER DELETE ON lead_notes
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_words();--> statement-breakpoint
DO $$
BEGIN
  PERFORM keep_words(id, contractor_id, id, 'person', created_at, concat_ws(' ', name, email,
    right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 10),
    right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 7),
    right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 4))) FROM conversations;
  PERFORM keep_words(id, contractor_id, conversation_id, 'message', created_at, concat_ws(' ', subject, text))
  FROM messages WHERE conversation_id IS NOT NULL AND (text IS NOT NULL OR subject IS NOT NULL);
  PERFORM keep_words(note.id, enrollment.contractor_id, enrollment.conversation_id, 'note', note.created_at, note.text)
  FROM lead_notes AS note CROSS JOIN LATERAL (
    SELECT * FROM enrollments WHERE enrollments.lead_id = note.lead_id ORDER BY created_at DESC LIMIT 1
  ) AS enrollment;
END $$;
