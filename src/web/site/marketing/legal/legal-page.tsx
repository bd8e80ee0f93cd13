import { type LegalSection, legalChanged } from "~/content/legal-document.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { MailLink } from "~/web/shared/frame/contact-links.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { CheckMark } from "~/web/site/marketing/parts/marketing-parts.tsx";

type LegalPageProps = {
  title: string;
  lead: string;
  /** Summary in a few lines. */
  short: readonly string[];
  sections: readonly LegalSection[];
  postalAddress: string;
};

/** Privacy notice or terms: summary, table of contents and all sections. */
export function LegalPage({ title, lead, short, sections, postalAddress }: LegalPageProps) {
  const { siteName } = useSite();
  return (
    <>
      <PageBreadcrumbs />
      <div className="page-width grid items-start gap-x-16 gap-y-10 pt-8 pb-16 md:pt-12 lg:grid-cols-[1fr_15rem] lg:pb-24">
        <div className="max-w-3xl">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-6 text-lg text-muted">{lead}</p>
          <p className="mt-3 text-sm text-muted">
            Last updated <time dateTime={legalChanged.iso}>{legalChanged.text}</time>
          </p>
          <section className="mt-8 rounded-2xl bg-info-soft p-6">
            <h2 className="text-xl">In short</h2>
            <ul className="mt-4 flex flex-col gap-3">
              {short.map((line) => (
                <li key={line} className="flex items-start gap-3">
                  <span className="mt-1">
                    <CheckMark />
                  </span>
                  {line}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <nav
          aria-label="Contents"
          className="lg:sticky lg:top-24 lg:row-span-2 lg:mt-4 print:hidden"
        >
          <ul className="border-l-2 border-line text-sm">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="block py-1.5 pl-4 text-muted hover:text-ink hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex max-w-3xl min-w-0 flex-col gap-12">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <section id="contact">
            <h2 className="text-2xl">Contact</h2>
            <address className="mt-4 not-italic">
              {siteName}
              <br />
              {postalAddress}
              <br />
              <MailLink />
            </address>
          </section>
        </div>
      </div>
    </>
  );
}

function Section({ id, title, paragraphs = [], list = [], table }: LegalSection) {
  return (
    <section id={id}>
      <h2 className="text-2xl">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
      {list.length > 0 ? (
        <ul className="mt-4 ml-5 flex list-disc flex-col gap-2 marker:text-muted">
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {table ? <LegalTable {...table} /> : null}
    </section>
  );
}

/** A table on a wide screen; on a phone each row becomes a block with labeled cells. */
function LegalTable({ caption, head, rows }: NonNullable<LegalSection["table"]>) {
  const names = head.slice(1);
  return (
    <div className="mt-6">
      <Table caption={caption} captionHidden whole>
        <thead className="max-sm:sr-only">
          <tr>
            {head.map((name) => (
              <Th key={name}>{name}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="max-sm:block max-sm:border-b max-sm:border-line max-sm:p-4">
              <Th scope="row" className="max-sm:block max-sm:border-0 max-sm:p-0 max-sm:text-base">
                {name}
              </Th>
              {cells.map((text, index) => (
                <Td
                  key={text}
                  data-name={names[index]}
                  className="max-sm:mt-2 max-sm:block max-sm:border-0 max-sm:p-0 max-sm:before:block max-sm:before:text-muted max-sm:before:content-[attr(data-name)]"
                >
                  {text}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
