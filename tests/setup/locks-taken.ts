/** What a statement locks for the rest of its transaction, and whether it waits for who has the lock. */
export type TakenLock = { name: string; waits: boolean };

const tokens =
  /[()]|\b(?:from|join|update(?! set)|into) "(\w+)"|\bfor (?:no key update|update|key share|share)\b((?: of "\w+"(?:, "\w+")*)?)((?: skip locked| nowait)?)|as "lock of ([\w-]+)"/gi;

/**
 * The explicit locks of a statement in the order in which it takes them: rows by their table (`for update`
 * and its weaker kinds), and advisory locks by the name that `holdLock` gives them (docs/locks.md).
 */
export function locksTaken(statement: string): TakenLock[] {
  if (!/\bfor (?:no key |key )?(?:update|share)\b|as "lock of /i.test(statement)) return [];
  const taken: TakenLock[] = [];
  /** The tables of each select that is open, the innermost last. */
  const tables: string[][] = [[]];
  for (const [token, table, of = "", how, advisory] of statement.matchAll(tokens)) {
    if (token === "(") tables.push([]);
    else if (token === ")") tables.pop();
    else if (table) tables.at(-1)?.push(table);
    else if (advisory) taken.push({ name: `lock of ${advisory}`, waits: !/_try_/.test(statement) });
    else {
      const named = [...of.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
      const waits = how === "";
      const locked = named.length > 0 ? named : (tables.at(-1) ?? []);
      for (const name of new Set(locked)) taken.push({ name, waits });
    }
  }
  return taken;
}
