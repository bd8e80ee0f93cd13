/** Word to type before a person's data is deleted. */
export const confirmationWord = "DELETE";

export function confirmsErasure(form: FormData): boolean {
  return String(form.get("confirm") ?? "").trim() === confirmationWord;
}

const notConfirmed = `Nothing was deleted. Type ${confirmationWord} to confirm.`;

export const erasureNotConfirmed = {
  ok: false,
  code: "invalid",
  errors: { confirm: notConfirmed },
} as const;
