import { randomFillSync } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RunSql } from "../tests/faults/kill-findings.ts";

const people = 10_000;
const messagesEach = 10;
const pictures = 1_000;
const pictureBytes = 1 << 20;

/**
 * Adds people, their conversations and pictures to a business of the demo: 111,000 rows, and a
 * gigabyte in files.
 */
export async function enlarge(sql: RunSql, contractorId: string, dataFolder: string) {
  await sql(
    `insert into conversations (id, contractor_id, name, phone)
     select gen_random_uuid(), $1, 'Person ' || n, '+1512' || (6000000 + n)
     from generate_series(1, $2::int) n`,
    [contractorId, people],
  );
  await sql(
    `insert into messages (id, cause, kind, channel, direction, params, contractor_id, conversation_id,
       to_address, from_address, state, text, created_at)
     select gen_random_uuid(), gen_random_uuid()::text, 'text', 'sms', 'inbound', '{}', $1, c.id,
       '+15125550100', c.phone, 'received', repeat(md5(c.id::text || n), 10), now() - n * interval '1 hour'
     from conversations c, generate_series(1, $2::int) n
     where c.contractor_id = $1 and c.name like 'Person %'`,
    [contractorId, messagesEach],
  );
  await sql(
    `insert into lead_pictures (id, lead_id, key, width, height, added_by)
     select gen_random_uuid(), (select min(id::text)::uuid from leads where contractor_id = $1),
       'lead-pictures/large-' || n || '.webp', 1600, 1200, 'Pat'
     from generate_series(1, $2::int) n`,
    [contractorId, pictures],
  );
  const folder = join(dataFolder, "files/lead-pictures");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const bytes = Buffer.alloc(pictureBytes);
  for (let n = 1; n <= pictures; n++) {
    writeFileSync(join(folder, `large-${n}.webp`), randomFillSync(bytes), { mode: 0o600 });
  }
}
