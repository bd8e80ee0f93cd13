import type { Question } from "~/content/questions.ts";

/** A question that opens to its answer. Each by itself, so that several may be open at once. */
export function FaqQuestion({ question, answer, link }: Question) {
  return (
    <details className="group rounded-2xl border border-line bg-surface open:border-edge">
      <summary className="flex list-none items-start justify-between gap-4 rounded-2xl px-5 py-4 text-lg font-semibold hover:text-brand">
        {question}
        <svg
          viewBox="0 0 20 20"
          className="mt-1 size-5 shrink-0 fill-none stroke-brand stroke-2 transition-transform group-open:rotate-45"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M10 3v14M3 10h14" />
        </svg>
      </summary>
      <div className="flex flex-col gap-3 px-5 pb-5">
        {answer.map((paragraph) => (
          <p key={paragraph} className="max-w-2xl text-muted">
            {paragraph}
          </p>
        ))}
        {link ? (
          <p>
            <a href={link.href} className="text-link py-1 font-semibold">
              {link.text}
            </a>
          </p>
        ) : null}
      </div>
    </details>
  );
}
