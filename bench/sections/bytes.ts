import { businessPage, type Installation } from "../installation.ts";
import type { Row, Section } from "../section.ts";
import { weighPage } from "../weigh-page.ts";

/** One page of each kind. */
const kinds: Record<string, string> = {
  "Home page": "/",
  "Business page": businessPage,
  "Trade page": "/plumbing",
  "Landing page of a trade": "/services/plumbing-leads",
  "Text page": "/privacy",
  "Questions and answers": "/faq",
  "Page not found": "/no-such-page",
  Wizard: "/get-started",
  "Form on other sites": `/embed${businessPage}`,
  "Sign-in of staff": "/admin/login",
};

/** What a first visit downloads. */
export const bytes: Section = { name: "bytes", title: "Bytes of a first visit", measure };

async function measure(installation: Installation): Promise<Row[]> {
  const { application } = await installation.product();
  const rows: Row[] = [];
  for (const [label, path] of Object.entries(kinds)) {
    const { bytes, requests, fonts, images } = await weighPage(application.url, path);
    rows.push({
      what: label,
      figure: `${kilobytes(bytes)} in ${requests} ${requests === 1 ? "request" : "requests"}`,
      how: `${path}, brotli, headers included; besides fonts ${kilobytes(fonts)}, images ${kilobytes(images)}`,
    });
  }
  return rows;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
