import { talkActions } from "./talk-actions.ts";
import { businessPhone, type World } from "./world.ts";

/**
 * The control: damages the product's rows directly in the database. @returns each comparison that
 * has to find it
 */
export async function introduceDifferences(world: World): Promise<string[]> {
  const { runSql, contractorId, ledger, platform, random } = world;
  const change = async (table: string, statement: string, values: unknown[] = []) => {
    await runSql(`alter table ${table} disable trigger user`);
    const rows = await runSql(statement, values);
    await runSql(`alter table ${table} enable trigger user`);
    if (rows.length !== 1) throw new Error(`Nothing to damage in ${table}`);
    return rows[0] ?? {};
  };
  // A payment is lost.
  const payment = await change(
    "invoice_entries",
    `delete from invoice_entries where id = (
       select id from invoice_entries where kind = 'payment' order by id limit 1) returning invoice_id, cents`,
  );
  await change(
    "invoices",
    "update invoices set paid_cents = paid_cents + $2::integer where id = $1 returning id",
    [payment.invoice_id, payment.cents],
  );
  // An appointment is moved without anyone doing it.
  await change(
    "visits",
    `update visits set leaves_at = leaves_at + interval '7 days', starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'
     where id = (select id from visits where state = 'done' and recurrence_id is null order by id limit 1) returning id`,
  );
  // A received text is lost.
  const conversation = talkActions(world);
  const texter = random.pick(ledger.people.filter(({ phone }) => phone !== null));
  await conversation.reply(texter);
  await change(
    "messages",
    "delete from messages where id = (select id from messages where direction = 'inbound' and channel = 'sms' order by id desc limit 1) returning id",
  );
  // A customer exists twice.
  await runSql(
    "insert into customers (id, contractor_id, name, source) values (gen_random_uuid(), $1, 'Twice', 'by_hand')",
    [contractorId],
  );
  // A text is sent after STOP, past the gate, in the middle of the night.
  await conversation.stopOrStart(texter, true);
  const local = world.clock.now();
  world.pass((24 + 8 - local.getUTCHours()) * 3_600_000);
  const sent = await platform.sms?.send({
    reference: crypto.randomUUID(),
    to: texter.phone ?? "",
    from: businessPhone,
    body: "Last chance: 10% off",
  });
  if (!sent) throw new Error("The text wasn't sent");
  return [
    "invoices with all entries",
    "owed and overdue",
    "exported invoices",
    "appointments",
    "texts received",
    "one customer per person, with contacts",
    "texts sent",
    "no text after STOP",
    "no text in quiet hours",
  ];
}
