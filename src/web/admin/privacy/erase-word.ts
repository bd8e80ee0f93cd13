/** Word to type before a person's data is deleted. */
export const eraseWord = "DELETE";

export function confirmsErasure(form: FormData): boolean {
  return String(form.get("confirm") ?? "").trim() === eraseWord;
}

const notConfirmed = `Nothing was deleted. Type ${eraseWord} to confirm.`;

export const erasureNotConfirmed = {
  ok: false,
  code: "invalid",
  errors: { confirm: notConfirmed },
} as const;
