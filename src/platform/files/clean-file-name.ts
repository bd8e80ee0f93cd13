/**
 * A file name for display only, never for a path: one line, without folders and without invisible or
 * direction-changing characters.
 */
export function cleanFileName(name: string | null): string {
  const last = (name ?? "").slice(0, 1_000).split(/[\\/]/).at(-1) ?? "";
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return plain.slice(0, 200) || "unnamed";
}
