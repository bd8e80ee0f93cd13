import { Form } from "react-router";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

type Passkey = { id: string; name: string; createdAt: Date; usedAt: Date | null };

/** One's passkeys, each to be removed. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const format = useFormatDate();
  const day = (date: Date) => format(date, "MMM d, yyyy");
  return (
    <Card as="section">
      <h2 className="text-xl">Your passkeys</h2>
      {passkeys.length === 0 ? <p className="mt-2 text-muted">No passkeys yet.</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div className="min-w-0">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-sm text-muted">
                Added {day(createdAt)}
                {usedAt ? `, last used ${day(usedAt)}` : ", not used yet"}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="remove"
                variant="secondary"
                size="small"
                aria-label={`Remove ${name}`}
              >
                Remove
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
