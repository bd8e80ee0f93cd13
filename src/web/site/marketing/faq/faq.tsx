import {
  faqHero,
  faqMeta,
  type Question,
  type QuestionCategory,
  questionCategories,
} from "~/content/questions.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { PageHero } from "~/ui/layout/page-sections.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { MailLink } from "~/web/shared/frame/contact-links.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { JsonLd } from "~/web/shared/metadata/json-ld.tsx";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { NewTabLink } from "~/web/site/marketing/parts/marketing-parts.tsx";
import type { Route } from "./+types/faq";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(matches, faqMeta, "/faq");

/** Fifteen questions in five categories. */
export default function Faq() {
  return (
    <>
      <PageBreadcrumbs />
      <FaqData categories={questionCategories} />
      <PageHero {...faqHero} />
      <div className="page-width grid items-start gap-10 pb-16 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <div className="lg:sticky lg:top-24">
          <nav aria-label="Categories">
            <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
              {questionCategories.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block rounded-full border border-line bg-surface px-4 py-2 text-sm font-semibold hover:border-edge lg:rounded-none lg:border-0 lg:border-l-2 lg:bg-transparent lg:hover:border-brand"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <MoreQuestions className="mt-10 max-lg:hidden" />
        </div>
        <div className="flex flex-col gap-12">
          {questionCategories.map((category) => (
            <section key={category.id} id={category.id}>
              <h2 className="text-2xl">{category.title}</h2>
              <div className="mt-5 flex flex-col gap-3">
                {category.questions.map((question) => (
                  <FaqQuestion key={question.question} {...question} />
                ))}
              </div>
            </section>
          ))}
          <MoreQuestions className="lg:hidden" />
        </div>
      </div>
      <div className="border-t border-line">
        <RelatedLinks currentPage="/faq" showAsCards={false} />
      </div>
    </>
  );
}

/** Contact options for other questions. */
function MoreQuestions({ className }: { className: string }) {
  const { bookingUrl } = useSite();
  return (
    <div className={className}>
      <p className="font-semibold">{faqHero.more}</p>
      <p className="mt-1 text-sm text-muted">{faqHero.moreText}</p>
      <p className="mt-3 text-sm">
        <MailLink />
      </p>
      <NewTabLink href={bookingUrl} variant="secondary" size="small" className="mt-3">
        Book a call
      </NewTabLink>
    </div>
  );
}

/** Structured data with the exact questions and answers of the page. */
function FaqData({ categories }: { categories: readonly QuestionCategory[] }) {
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: categories
          .flatMap(({ questions }) => questions)
          .map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
          })),
      }}
    />
  );
}

/** A question that expands to show its answer; several can be open at the same time. */
function FaqQuestion({ question, answer, link }: Question) {
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
