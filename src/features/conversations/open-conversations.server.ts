import { eq, sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversations } from "./conversations.tables.server.ts";

/** Somebody as a conversation of a business knows them: the number in E.164, the address in lower case. */
type Wanted = { contractorId: string; name: string; phone: string | null; email: string | null };
type Opening = Pick<UnitOfWork, "tx" | "now">;
type Known = { id: string; contractorId: string; phone: string | null; email: string | null };

/**
 * The conversations of businesses with these people, begun where there is none (`messages.conversation`).
 * One that knew only the number or only the address learns the other, unless that is somebody else's.
 * Of two the one with the number is taken; an address that stands with another number does not bring the
 * two numbers together. @returns their ids, in this order
 */
export async function openConversations(
  { tx, now }: Opening,
  wanted: readonly Wanted[],
): Promise<string[]> {
  const inOrder = wanted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await begin({ tx, now }, inOrder);
  const known = await findAll(tx, wanted);
  const ids: string[] = [];
  for (const one of wanted) {
    const found = known.filter((other) => isOf(other, one));
    const conversation =
      found.find(({ phone }) => phone === one.phone) ??
      found.find(({ phone }) => !phone || !one.phone) ??
      (await openByNumber({ tx, now }, one));
    if (!known.includes(conversation)) known.push(conversation);
    ids.push(conversation.id);
    const learned = {
      ...(one.phone && !conversation.phone ? { phone: one.phone } : {}),
      ...(one.email && !conversation.email ? { email: one.email } : {}),
    };
    const isShared = found.some((other) => other !== conversation);
    if (isShared || Object.keys(learned).length === 0) continue;
    await tx.update(conversations).set(learned).where(eq(conversations.id, conversation.id));
    // The next one may be the same person.
    Object.assign(conversation, learned);
  }
  return ids;
}

async function begin({ tx, now }: Opening, people: readonly Wanted[]): Promise<void> {
  await tx
    .insert(conversations)
    .values(
      people.map(({ contractorId, name, phone, email }) => ({
        contractorId,
        name,
        phone,
        email,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}

/** Their address stands in a conversation with another number: theirs is known by the number alone. */
async function openByNumber(opening: Opening, one: Wanted): Promise<Known> {
  const byNumber = { ...one, email: null };
  await begin(opening, [byNumber]);
  // Somebody may have begun it in this moment, with an address of their own.
  const [opened] = await findAll(opening.tx, [byNumber]);
  if (!opened) throw new Error("A conversation needs a number or an address");
  return opened;
}

const keyOf = ({ contractorId, phone, email }: Wanted) => `${contractorId} ${phone} ${email}`;

const isOf = (known: Known, { contractorId, phone, email }: Wanted): boolean =>
  known.contractorId === contractorId &&
  ((phone !== null && known.phone === phone) || (email !== null && known.email === email));

/** All conversations of these people, locked, the oldest first. */
async function findAll(tx: Opening["tx"], wanted: readonly Wanted[]): Promise<Known[]> {
  const people = JSON.stringify(
    wanted.map(({ contractorId, phone, email }) => ({ contractor_id: contractorId, phone, email })),
  );
  const { rows } = await tx.execute<Known>(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${people}::jsonb) as wanted(contractor_id uuid, phone text, email text))
    select id, contractor_id as "contractorId", phone, email from ${conversations}
    where id = any(array(
      select c.id from wanted join ${conversations} c on c.contractor_id = wanted.contractor_id and c.phone = wanted.phone
      union
      select c.id from wanted join ${conversations} c on c.contractor_id = wanted.contractor_id and c.email = wanted.email))
    order by id for update`);
  return rows;
}
