/** What the file says of itself, before anything else. */
export function readMe(of: { business: string; madeAt: Date; timeZone: string }): string {
  return `Everything of ${of.business}, as of ${of.madeAt.toISOString().slice(0, 16).replace("T", " ")} UTC.

conversations/  Each conversation with a customer, to be read.
spreadsheets/   Every list as CSV, for Excel, Numbers or Google Sheets. Times are in ${of.timeZone}.
data/           The same lists as JSON, for programs. Times are in UTC.
files/          Logos and pictures.
attachments/    Pictures and documents that came with messages.
manifest.json   What is in here.

Amounts that end in _cents are in cents. Passwords, passkeys and API keys are not in this file.
data/declined.json says who wants no messages from you. Respect it wherever you go.
Keep this file as you keep your customers' names and numbers: it holds all of them.
`;
}
