import type { ReactNode } from "react";
import { Card } from "./card.tsx";

type StatCardProps = { title: string; value: ReactNode; subtitle?: ReactNode };

/** One key figure with its label. */
export function StatCard({ title, value, subtitle }: StatCardProps) {
  return (
    <Card className="max-sm:p-4">
      <dl>
        <dt className="text-sm font-semibold text-muted">{title}</dt>
        <dd className="mt-2 text-3xl font-bold tracking-tight tabular-nums">{value}</dd>
        {subtitle ? <dd className="mt-1 text-sm text-muted">{subtitle}</dd> : null}
      </dl>
    </Card>
  );
}
