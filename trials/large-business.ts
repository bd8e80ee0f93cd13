import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { RunSql } from "../tests/faults/kill-findings.ts";

const people = 10_000;
const messagesEach = 10;
const pictures = 1_000;
const pictureSize = { width: 1600, height: 1200 };

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
       'lead-pictures/large-' || n || '.webp', $3, $4, 'Pat'
     from generate_series(1, $2::int) n`,
    [contractorId, pictures, pictureSize.width, pictureSize.height],
  );
  const folder = join(dataFolder, "files/lead-pictures");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const photos = await Promise.all(colors.map(makePhoto));
  for (let n = 1; n <= pictures; n++) {
    const photo = photos[n % photos.length] ?? "";
    writeFileSync(join(folder, `large-${n}.webp`), photo, { mode: 0o600 });
  }
}

const levels = [64, 128, 192];
const colors = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => [red, green, blue] as const)),
);

/** A picture of one color with noise, so it takes about a megabyte, as the product stores an upload. */
function makePhoto(color: readonly number[]): Promise<Buffer> {
  const { width, height } = pictureSize;
  const pixels = randomBytes(width * height * color.length);
  for (let at = 0; at < pixels.length; at++) {
    const noise = ((pixels[at] ?? 0) - 128) / 2;
    pixels[at] = (color[at % color.length] ?? 0) + noise;
  }
  const raw = { width, height, channels: 3 } as const;
  return sharp(pixels, { raw }).webp({ quality: 85 }).toBuffer();
}
