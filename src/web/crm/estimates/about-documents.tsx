import type { ReactNode } from "react";
import { Link } from "react-router";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Card } from "~/ui/layout/card.tsx";

type AboutDocumentsProps = {
  title: string;
  documents: readonly { id: string; href: string; name: string; badge: ReactNode }[];
  /** Where to create another one; null for members who can't. */
  begin: { href: string; label: string } | null;
};

/** Documents of one kind for a lead or job, with a link to create one. */
export function AboutDocuments({ title, documents, begin }: AboutDocumentsProps) {
  if (documents.length === 0 && !begin) return null;
  const id = title.toLowerCase();
  return (
    <Card as="section" aria-labelledby={id} className="max-sm:p-4">
      <h2 id={id} className="mb-1 text-lg">
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center justify-between gap-3 py-2">
            <Link to={document.href} className="text-link min-w-0">
              {document.name}
            </Link>
            {document.badge}
          </li>
        ))}
      </ul>
      {begin ? (
        <LinkButton href={begin.href} variant="secondary" className="mt-2 w-full">
          {begin.label}
        </LinkButton>
      ) : null}
    </Card>
  );
}
