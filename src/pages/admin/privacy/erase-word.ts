/** What has to be typed before a person's data is deleted. */
export const eraseWord = "DELETE";

export function confirmsErasure(form: FormData): boolean {
  return String(form.get("confirm") ?? "").trim() === eraseWord;
}

export const erasureNotConfirmed = {
  ok: false,
  code: "not_possible",
  message: `Nothing was deleted. Type ${eraseWord} to confirm.`,
} as const;
