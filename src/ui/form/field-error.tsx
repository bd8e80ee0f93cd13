/** The text of one error, next to its field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-2 text-sm font-semibold text-bad">
      <svg viewBox="0 0 20 20" className="size-6 shrink-0 fill-current" aria-hidden="true">
        <path
          d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 5.75h2v5.5H9Zm0 7h2v2H9Z"
          fillRule="evenodd"
        />
      </svg>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
