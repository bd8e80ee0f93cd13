import type { ComposedEmail } from "./email.ts";

export type RenderedEmail = { subject: string; html: string; text: string; replyTo: string | null };

/** In plain text, a tel: or mailto: link is only its text. */
const withoutAddress = ["tel:", "mailto:"].map((scheme) => ({
  selector: `a[href^="${scheme}"]`,
  format: "anchor",
  options: { ignoreHref: true },
}));

/** Content only for HTML, such as a URL that plain text already has at its button. */
const htmlOnly = { selector: "[data-html-only]", format: "skip" };

/** Renders a composed email as HTML and as plain text. */
export async function renderEmail(composed: ComposedEmail): Promise<RenderedEmail> {
  const { render } = await import("react-email");
  return {
    // A subject is one line: a line break in it would start another header.
    subject: composed.subject.replace(/\s+/g, " ").trim(),
    html: await render(composed.body),
    text: await render(composed.body, {
      plainText: true,
      htmlToTextOptions: { selectors: [...withoutAddress, htmlOnly] },
    }),
    replyTo: composed.replyTo ?? null,
  };
}
