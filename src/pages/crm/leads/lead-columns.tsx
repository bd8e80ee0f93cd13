const columns = [
  ["name", "or first_name and last_name"],
  ["phone, email", "one of the two"],
  ["need", "what they asked for"],
  ["service", "such as plumbing; else that of your page"],
  ["zip_code", "else that of your page"],
  ["status", "New, Contacted, Estimate sent, Booked, Done or Lost; else Contacted"],
  ["asked_on", "such as 11/22/2026; else today"],
  ["agreed_to_texts", "when and how they agreed to texts; empty where they did not"],
] as const;

/** What the first line of a file may name. */
export function LeadColumns() {
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className="text-lg">
        Columns
      </h2>
      <p className="text-sm text-muted">The first line names them. Others are left out.</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
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
