import { useEffect, useState } from "react";
import { Form } from "react-router";
import { reviewUndoSeconds } from "~/domains/leads/leads.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";

type ReviewedLeadsProps = {
  message: string;
  refused: boolean;
  /** What Undo puts back, as the server named it; empty where nothing can be undone. */
  undo: readonly string[];
};

/** What became of the leads that were checked, with Undo for ten seconds (`leads.review-undo`). */
export function ReviewedLeads({ message, refused, undo }: ReviewedLeadsProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), reviewUndoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert tone={refused ? "warning" : "good"} role="status">
      {message}
      {undo.length > 0 && !isOver ? (
        <Form method="post" preventScrollReset className="mt-2">
          {undo.map((value) => (
            <input key={value} type="hidden" name="undo" value={value} />
          ))}
          <Button type="submit" name="intent" value="undo" size="small" variant="secondary">
            Undo
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}
