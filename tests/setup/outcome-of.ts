/** What came of a command, in a word: "done", or the code of its refusal. */
export function outcomeOf<Code extends string>(
  result: { ok: true } | { ok: false; code: Code },
): Code | "done" {
  return result.ok ? "done" : result.code;
}
