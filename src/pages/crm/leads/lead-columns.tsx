const columns = [
  ["Name", "or first and last name; a company's name counts, too"],
  ["Phone, email", "at least one of the two; several are fine"],
  ["Request", "their request, or your notes"],
  ["Address, city, state, ZIP code", "in one column or several"],
  ["Service", "like plumbing; otherwise your page's"],
  ["Status", "like New, Contacted, or Booked; otherwise Contacted"],
  ["Date", "like 11/22/2026; otherwise today"],
  ["agreed_to_texts", "when and how they agreed to texts"],
] as const;

/** Which columns of a file are imported. */
export function LeadColumns() {
  return (
    <section aria-labelledby="known-columns">
      <h2 id="known-columns" className="text-lg">
        Columns we look for
      </h2>
      <p className="text-sm text-muted">
        Exports from Jobber, Housecall Pro, ServiceTitan, QuickBooks, Google, Facebook, Outlook, and
        others work as is. You’ll see how each column was matched before anything is imported.
      </p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {columns.map(([name, words]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
