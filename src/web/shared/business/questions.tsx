import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";

/** What people ask the business, with its answers. */
export function Questions({ page: { details } }: { page: BusinessPage }) {
  if (!details || details.questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl">
        {text.questions}
      </h2>
      <div className="mt-4 border-t border-line">
        {details.questions.map(({ question, answer }) => (
          <details key={question} className="border-b border-line">
            <summary dir="auto" className="cursor-pointer py-3 font-semibold">
              {question}
            </summary>
            <p dir="auto" className="pb-4 whitespace-pre-line text-muted">
              {answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
