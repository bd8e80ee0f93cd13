/** What the file says of itself, before anything else. */
export function readMe(of: { business: string; madeAt: Date; timeZone: string }): string {
  return `${of.business}: all data as of ${of.madeAt.toISOString().slice(0, 16).replace("T", " ")} UTC.

conversations/  Each conversation with a customer, as a text file.
spreadsheets/   Every list as CSV, for Excel, Numbers, or Google Sheets. Times are in ${of.timeZone}.
data/           The same lists as JSON, for other software. Times are in UTC.
files/          Logos and photos.
attachments/    Photos and documents that came with messages.
manifest.json   A list of everything in this file.

Amounts that end in _cents are in cents. This file has no passwords, passkeys, or API keys.
data/declined.json lists people who opted out of your messages. Don't message them from any other software either.
This file has all of your customers' names and numbers. Store it somewhere safe.
`;
}
