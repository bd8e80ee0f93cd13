import { expect, test } from "vitest";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { FollowUp } from "./follow-up.email.tsx";

test("a business email keeps line breaks, such as a list of times", async () => {
  const mail = await renderEmail({
    subject: "Pick a time",
    body: FollowUp({
      businessName: "Waco Pipes",
      subject: "Pick a time",
      text: "We can come:\n- Mon at 9 AM\n- Tue at 1 PM\n\nWaco Pipes",
      sender: { siteName: "Hearthline", postalAddress: "100 Main Street" },
      preferencesUrl: null,
    }),
  });
  expect(mail.text).toContain("We can come:\n- Mon at 9 AM\n- Tue at 1 PM\n\nWaco Pipes");
  expect(mail.html.match(/<br\s*\/?>/g)).toHaveLength(2);
});
