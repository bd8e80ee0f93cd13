/** The result of a command: "done", or the error code of its refusal. */
export function outcomeOf<Code extends string>(
  result: { ok: true } | { ok: false; code: Code },
): Code | "done" {
  return result.ok ? "done" : result.code;
}
