/** Longer texts are collapsed after a few lines. */
const shortLength = 240;

/** The customer's request in their own words, shown next to the job's short title. */
export function RequestText({ request }: { request: string | null }) {
  if (!request) return null;
  const text = <span className="break-words whitespace-pre-wrap">{request}</span>;
  return (
    <div className="rounded-xl border border-line px-4 py-3">
      <p className="text-sm text-muted">Their request</p>
      {request.length <= shortLength ? (
        <p>{text}</p>
      ) : (
        <details>
          <summary className="cursor-pointer">
            <span className="break-words">{`${request.slice(0, shortLength).trimEnd()}… `}</span>
            <span className="text-link">Read all</span>
          </summary>
          <p className="mt-2">{text}</p>
        </details>
      )}
    </div>
  );
}
