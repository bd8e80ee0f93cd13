import type { QuestionCategory } from "~/content/questions.ts";
import { JsonLd } from "~/web/shared/metadata/json-ld.tsx";

/** The questions and answers for search engines, to the letter of the page (`structured-data.type`). */
export function FaqData({ categories }: { categories: readonly QuestionCategory[] }) {
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
