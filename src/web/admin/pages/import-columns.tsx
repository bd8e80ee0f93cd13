type ImportColumnsProps = { required: readonly string[]; optional: readonly string[] };

/** Which columns a file may have, and a file to begin with. */
export function ImportColumns({ required, optional }: ImportColumnsProps) {
  return (
    <div className="text-sm">
      <a href="/admin/pages/template.csv" className="text-link font-semibold" download>
        Download the template
      </a>
      <p className="mt-2 text-muted">
        Required: <code>{required.join(", ")}</code>. Optional: <code>{optional.join(", ")}</code>.
        A new page starts as a draft unless its <code>status</code> is <code>live</code>.
      </p>
    </div>
  );
}
