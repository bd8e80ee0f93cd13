import { expect, test } from "vitest";
import { readFields } from "~/domains/intake/index.ts";
import { parseMail } from "~/platform/inbound-mail/parse-mail.server.ts";
import { writeLeadMail } from "./lead-mail.ts";
import { readLeadEmail } from "./read-lead-email.ts";

/** HTML as email programs write it, each with the lead to find in it. */
const emails: Record<string, string> = {
  "a table": `<html><body><h1>New lead</h1><table><tr><td>Name:</td><td>Ana Ruiz</td></tr><tr><td>Phone:</td><td><a href="tel:+15125550134">(512) 555-0134</a></td></tr><tr><td>Email:</td><td><a href="mailto:ana@home.example">ana@home.example</a></td></tr><tr><td>Details:</td><td>The sink leaks</td></tr></table><p><a href="https://quotes.example/x">View lead</a></p></body></html>`,
  "a table with headings": `<table><tr><th>Name</th><td>Ana Ruiz</td></tr><tr><th>Phone</th><td>(512) 555-0134</td></tr><tr><th>Message</th><td>The sink leaks</td></tr></table>`,
  "bold labels": `<div><b>Name:</b> Ana Ruiz<br><b>Phone:</b> (512) 555-0134<br><strong>Message</strong>: The sink leaks</div>`,
  "labels above values": `<div>Name</div><div>Ana Ruiz</div><div>Phone</div><div>(512) 555-0134</div><div>Message</div><div>The sink<br>leaks</div>`,
  "a form plugin’s table": `<table border="0"><tbody><tr bgcolor="#EAF2FA"><td colspan="2"><font><strong>Name</strong></font></td></tr><tr bgcolor="#FFFFFF"><td width="20">&nbsp;</td><td><font>Ana Ruiz</font></td></tr><tr><td colspan="2"><font><strong>Phone</strong></font></td></tr><tr><td width="20">&nbsp;</td><td><font>(512) 555-0134</font></td></tr><tr><td colspan="2"><strong>What do you need?</strong></td></tr><tr><td>&nbsp;</td><td>The sink leaks</td></tr></tbody></table>`,
  "forwarded by Gmail": `<div dir="ltr">see below<br clear="all"><div class="gmail_signature">Bo (512) 555-0177</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>From: <strong>Yelp</strong> <span dir="auto">&lt;<a href="mailto:reply+8160@messaging.yelp.com">reply+8160@messaging.yelp.com</a>&gt;</span><br>Date: Wed, Nov 25, 2026 at 10:00 AM<br>Subject: New Message: Ana R. is requesting a quote from Bo<br>To:  &lt;<a href="mailto:bo@plumber.example">bo@plumber.example</a>&gt;<br></div><br><br><div>Ana R. is interested in working with you!</div><div>In what location do you need the service?</div><div>78704</div></div></div>`,
  "forwarded by Outlook on the web": `<div>fyi</div><div id="Signature">Bo 512-555-0177</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr"><font><b>From:</b> Angi &lt;newlead@angi.com&gt;<br><b>Sent:</b> Wednesday, November 25, 2026 10:00 AM<br><b>To:</b> Bo &lt;bo@plumber.example&gt;<br><b>Subject:</b> You Have a New Plumbing Lead!</font><div>&nbsp;</div></div><div><table><tr><td>Customer Name</td><td>Ana Ruiz</td></tr><tr><td>Phone Number</td><td>(512) 555-0134</td></tr></table></div>`,
  "forwarded by Outlook for Windows": `<p class="MsoNormal">fyi</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>From:</b> Angi &lt;newlead@angi.com&gt; <br><b>Sent:</b> Wednesday, November 25, 2026 10:00 AM<br><b>To:</b> bo@plumber.example<br><b>Subject:</b> New lead</p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Customer Name: Ana Ruiz<o:p></o:p></p><p class="MsoNormal">Phone Number: (512) 555-0134<o:p></o:p></p>`,
  "forwarded by Apple Mail": `<div>fyi<br><div>Bo<br>512-555-0177</div><div><br><blockquote type="cite"><div>Begin forwarded message:</div><br class="Apple-interchange-newline"><div><span><b>From: </b></span><span>HomeAdvisor &lt;<a href="mailto:leads@homeadvisor.com">leads@homeadvisor.com</a>&gt;<br></span></div><div><b>Subject: </b><b>New Lead</b><br></div><div><b>Date: </b>November 25, 2026 at 10:00:00 AM CST<br></div><div><b>To: </b>bo@plumber.example<br></div><br><div>Customer Information<br>Ana Ruiz<br>(512) 555-0134<br>12 Pine St<br>Austin, TX 78704</div></blockquote></div></div>`,
};

async function read(html: string) {
  const raw = `From: Leads <bo@plumber.example>\r\nSubject: Lead\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`;
  const mail = await parseMail(Buffer.from(raw), { keepsCells: true });
  const notTheirs = { phones: [], emails: ["bo@plumber.example"] };
  const reading = readLeadEmail(writeLeadMail(mail), { templates: [], notTheirs });
  return readFields(reading?.fields ?? [], null).row;
}

const relayed = { name: "Ana R.", phone: null, email: "reply+8160@messaging.yelp.com" };

test.each(Object.entries(emails))("HTML is read: %s", async (name, html) => {
  const person = { name: "Ana Ruiz", phone: "+15125550134" };
  expect(await read(html)).toMatchObject(name === "forwarded by Gmail" ? relayed : person);
});
