const columns = [
  ["Name", "or first and last name, or company"],
  ["Phone, email", "at least one"],
  ["Request", "their request, or your notes"],
  ["Address, city, state, ZIP code", "in one column or several"],
  ["Service", "optional. If blank, your page’s service"],
  ["Status", "optional. If blank, Contacted"],
  ["Date", "like 11/22/2026. If blank, today"],
  ["Text consent", "when and how they agreed to texts (agreed_to_texts also works)"],
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
        others work without changes. You’ll see how each column was matched before anything is
        imported.
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
