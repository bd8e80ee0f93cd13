import type { Pool } from "pg";

/** A business with this many conversations and messages, and others with `others` in total. */
export type LargeInbox = { conversations: number; messages: number; others: number };

/** The search terms: rare and common words, prefixes, several words, and people. */
export const inboxSearches = {
  "A rare word": ["zanzibar", "zanzibar gate"],
  "A common word": ["the", "tomorrow", "appointment"],
  "The beginning of words": ["ther", "lok", "appoint"],
  "Several words": ["leak tomorrow", "the price water", "lomi team"],
  "Words of long ago": ["winterfrost"],
  "Nobody's words": ["qqzzq", "zanzibar qqzzq"],
  "A person": ["sam 4711", "customer4711", "(512) 200-4711", "2004711", "4711"],
} as const;

const openings =
  "the to you a and we is for it in on of can that at be this have our your i will are with thanks please time " +
  "tomorrow there they would call today not but do if me my so no yes when what out get just from work like house " +
  "morning afternoon schedule appointment price estimate team leak water";

/**
 * Fills the inbox of a business; triggers index its words, as when the product writes. @returns the
 * business's ID
 */
export async function fillInbox(pool: Pool, { conversations, messages, others }: LargeInbox) {
  await pool.query(
    `create temporary table vocabulary as
     select n, coalesce((string_to_array($1, ' '))[n], syllable(n) || syllable(n / 15) || syllable(n / 225) || n % 7) as word
     from generate_series(1, 3000) as n`.replaceAll(
      /syllable\(([^)]*)\)/g,
      "(array['ka','lo','mi','ra','tu','ne','so','vi','bo','da','pe','ri','zu','fa','go'])[1 + ($1) % 15]",
    ),
    [openings],
  );
  await pool.query("create index on vocabulary (n)");
  // Word frequencies as in natural language: a few words are everywhere, most are rare.
  await pool.query(
    `create temporary table texts as
     select n, string_agg(word, ' ') as text
     from (select n, 1 + floor(3000 ^ random())::integer - 1 as word_number
           from generate_series(1, 40000) as n, generate_series(1, 18)) as drawn
     join vocabulary on vocabulary.n = drawn.word_number group by drawn.n`.replace(
      "select n, string_agg",
      "select drawn.n, string_agg",
    ),
  );
  await pool.query("create index on texts (n)");
  // The index is built once, after all rows are added.
  const { rows } = await pool.query(
    "select pg_get_indexdef('conversation_words_found'::regclass) as definition",
  );
  await pool.query("drop index conversation_words_found");
  const big = await addBusinesses(pool, 1);
  await addMessages(pool, { conversations, messages });
  await pool.query("delete from filled");
  await addBusinesses(pool, others);
  await addMessages(pool, { conversations, messages });
  await pool.query(rows[0].definition);
  await pool.query("vacuum analyze");
  return big;
}

/** @returns the ID of the last one */
async function addBusinesses(pool: Pool, count: number): Promise<string> {
  await pool.query(
    "create temporary table if not exists filled (n integer, contractor_id uuid, primary key (n))",
  );
  const { rows } = await pool.query(
    `with added as (
       insert into contractor_accounts (id, business_name, name, email)
       select gen_random_uuid(), 'Inbox ' || n, 'Pat', gen_random_uuid() || '@inbox.example'
       from generate_series(1, $1::integer) as n returning id)
     insert into filled select row_number() over () - 1, id from added returning contractor_id`,
    [count],
  );
  return rows[0].contractor_id;
}

async function addMessages(pool: Pool, { conversations, messages }: Omit<LargeInbox, "others">) {
  const ofBusiness = "join filled on filled.n = c % (select count(*) from filled)";
  await pool.query(
    `create temporary table talks as
     select c, gen_random_uuid() as id, contractor_id from generate_series(0, $1::integer - 1) as c ${ofBusiness}`,
    [conversations],
  );
  await pool.query("create index on talks (c)");
  await pool.query(
    `insert into conversations (id, contractor_id, name, phone, email, last_reply_at, created_at)
     select id, contractor_id, (array['Casey','Jordan','Riley','Sam'])[1 + c % 4] || ' ' || c,
       '+1512' || (2000000 + c), 'customer' || c || '@home.example', now() - c * interval '1 minute',
       now() - interval '2 years' from talks`,
  );
  await pool.query(
    `insert into messages (id, channel, direction, contractor_id, conversation_id, cause, kind, params, to_address, state, text, created_at)
     select gen_random_uuid(), 'sms', 'inbound', contractor_id, talks.id, 'inbox:' || gen_random_uuid(), 'reply', '{}', '+15125550100', 'received',
       texts.text || case when m % 20000 = 7 then ' zanzibar' when m < $1 * 0.3 and m % 2 = 0 then ' winterfrost' else '' end,
       now() - interval '2 years' * (1 - m::float / $1)
     from generate_series(0, $1::integer - 1) as m
     join talks on c = (m::bigint * 7919) % $2 join texts on texts.n = 1 + (m::bigint * 104729) % 40000 order by m`,
    [messages, conversations],
  );
  await pool.query("drop table talks");
}
