import type { BetterAuthOptions, DBAdapter, Where } from "better-auth";
import { hashToken } from "../secrets/secrets.server.ts";

type Row = Record<string, unknown>;
type Input = { model: string; where?: Where[]; data?: Row; update?: Row };
type Call = (input: Input) => Promise<unknown>;

/**
 * The library's way to the database, with session tokens stored hashed: a stolen table opens no
 * session (rule `storage.hashed-tokens`). The library has no setting for it, and itself goes on
 * with the token that the cookie holds.
 */
export function hashSessionTokens(createAdapter: (options: BetterAuthOptions) => DBAdapter) {
  return (options: BetterAuthOptions): DBAdapter => hashing(createAdapter(options));
}

function hashing(adapter: DBAdapter): DBAdapter {
  const calls = Object.entries(adapter)
    .filter(([, call]) => typeof call === "function")
    .map(([name, call]) => [name, hashingCall(call as Call)]);
  const hashed: DBAdapter = {
    ...adapter,
    ...Object.fromEntries(calls),
    transaction: (run) => adapter.transaction((inside) => run(hashing(inside as DBAdapter))),
  };
  return hashed;
}

function hashingCall(call: Call): Call {
  return async (input) => {
    if (input?.model !== "session") return call(input);
    const tokens = new Map<unknown, string>();
    const hash = (token: unknown) => {
      const hashed = hashToken(String(token));
      tokens.set(hashed, String(token));
      return hashed;
    };
    const hashIn = (row: Row) => (row.token ? { ...row, token: hash(row.token) } : row);
    const restore = (row: unknown) => {
      const token = tokens.get((row as Row | null)?.token);
      return token ? { ...(row as Row), token } : row;
    };
    const answer = await call({
      ...input,
      ...(input.where && { where: input.where.map((part) => hashCondition(part, hash)) }),
      ...(input.data && { data: hashIn(input.data) }),
      ...(input.update && { update: hashIn(input.update) }),
    });
    return Array.isArray(answer) ? answer.map(restore) : restore(answer);
  };
}

function hashCondition(part: Where, hash: (token: unknown) => string): Where {
  if (part.field !== "token") return part;
  const { value } = part;
  return { ...part, value: Array.isArray(value) ? value.map(hash) : hash(value) };
}
