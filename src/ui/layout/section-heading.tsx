/** A section's title and lead. */
export function SectionHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h2 className="max-w-3xl text-3xl">{title}</h2>
      {lead ? <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p> : null}
    </>
  );
}
