import { Form } from "react-router";
import type { FoundContractor } from "~/domains/operations/index.server.ts";
import { businessPath } from "~/domains/shared/index.ts";
import { embedSnippet, serviceTitle } from "~/domains/storefront/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { CopySnippet } from "~/web/shared/forms/copy-snippet.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";

type Pages = FoundContractor["pages"];

type ContractorEmbedProps = {
  businessName: string;
  pages: Pages;
  hosts: readonly string[];
  /** Rejected input and the reason. */
  refused: { typed: string; problem: string } | null;
};

/** Lead form for the contractor's own website: the allowed hosts, and the code to embed. */
export function ContractorEmbed({ businessName, pages, hosts, refused }: ContractorEmbedProps) {
  const mayChange = useMayChange();
  const live = pages.filter((page) => page.status === "live");
  return (
    <Card as="section" id="embed">
      <h2 className="text-lg">Lead form on their own website</h2>
      {mayChange ? (
        <HostsForm hosts={hosts} refused={refused} />
      ) : (
        <p className="mt-3 text-sm text-muted">
          {hosts.length === 0
            ? "No websites can show the form yet."
            : `Can be shown on ${hosts.join(", ")}.`}
        </p>
      )}
      <div className="mt-6 flex flex-col gap-6">
        {live.length === 0 ? (
          <p className="text-sm text-muted">
            No live page yet. You can embed the form once a page is live.
          </p>
        ) : null}
        {live.map((page) => (
          <Snippet
            key={page.id}
            id={`snippet-${page.id}`}
            label={`${serviceTitle(page.service)} in ${page.city}, ${page.state}`}
            path={businessPath(page)}
            businessName={businessName}
          />
        ))}
      </div>
    </Card>
  );
}

/** Edits the allowed hosts, one per line. */
function HostsForm({ hosts, refused }: Pick<ContractorEmbedProps, "hosts" | "refused">) {
  return (
    <Form method="post" className="mt-4 flex max-w-xl flex-col items-start gap-4">
      <div className="w-full">
        <TextAreaField
          name="embed_hosts"
          label="Allowed websites"
          hint="One per line, such as acmeplumbing.com (with or without www). The form doesn’t show anywhere else."
          defaultValue={refused?.typed ?? hosts.join("\n")}
          error={refused?.problem}
          spellCheck={false}
        />
      </div>
      <Button type="submit" name="intent" value="allow-hosts" variant="secondary">
        Save websites
      </Button>
    </Form>
  );
}

type SnippetProps = { id: string; label: string; path: string; businessName: string };

function Snippet({ id, label, path, businessName }: SnippetProps) {
  const { siteUrl } = useSite();
  return (
    <CopySnippet id={id} label={label} html={embedSnippet(siteUrl, path, businessName)}>
      <a href={`/embed${path}`} className="text-link text-sm">
        Preview form
      </a>
    </CopySnippet>
  );
}
