/** Emoji reactions to a message, shown below it like on a phone. */
export function Reactions({ emojis }: { emojis: readonly string[] }) {
  if (emojis.length === 0) return null;
  return (
    <p className="-mt-3 mx-3 rounded-full border border-line bg-surface px-2 py-0.5 text-sm">
      <span className="sr-only">They reacted with </span>
      {emojis.join(" ")}
    </p>
  );
}
