import { declareGuards } from "../guards.ts";

/**
 * A PostgreSQL transaction that reports success before it commits.
 * @param delay milliseconds until the commit, as an expression over the `result` of the command
 */
const commitAfter = (delay: string) => ({
  from: "transactionsOf",
  answer: `return async (run, last) => {
    const connection = await pool.connect();
    await connection.query("begin");
    const result = await run(drizzle(connection));
    setTimeout(async () => {
      for (const { text, values } of (await last?.()) ?? []) await connection.query(text, values);
      await connection.query("commit");
      connection.release();
    }, ${delay});
    return result;
  };`,
});

/** Guards that make a save complete and count once. */
export const savingGuards = declareGuards({
  answersAfterCommit: commitAfter("30"),
  sendsAfterCommit: commitAfter("result?.outgoing?.length ? 1000 : 0"),
  transactions: {
    text: "const started = connection.query(begin);",
    without: 'const started = connection.query("select 1");',
  },
  keysAreStored: {
    text: "insertAtCommit(idempotencyKeys,",
    without: "insertAtCommit.bind(null, idempotencyKeys,",
  },
  keysAreFound: { from: "findAnswered", answer: "return null;" },
  sameRequestIsFound: { from: "findSameRequest", answer: "return null;" },
});
