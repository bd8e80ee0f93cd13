import { Link } from "react-router";
import { Alert } from "~/ui/feedback/alert.tsx";

/** On every screen: that nothing is sent after a restore, or how much needs somebody. */
export function AttentionBanner({ held, problems }: { held: boolean; problems: number }) {
  if (!held && problems === 0) return null;
  const words = held
    ? "A backup was restored. Sending and background tasks are off."
    : problems === 1
      ? "1 thing needs attention."
      : `${problems} things need attention.`;
  return (
    <aside aria-label="Needs attention" className="page-width pt-4 print:hidden">
      <Alert tone={held ? "warning" : "bad"}>
        {words}{" "}
        <Link to="/admin/health" className="text-link">
          View site health
        </Link>
      </Alert>
    </aside>
  );
}
