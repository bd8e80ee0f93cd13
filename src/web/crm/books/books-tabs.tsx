import { href } from "react-router";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { useCurrentInSight } from "~/web/shared/frame/use-current-in-sight.ts";

const tabs = [
  { href: href("/crm/invoices"), label: "Invoices" },
  { href: href("/crm/payments"), label: "Payments" },
  { href: href("/crm/receivables"), label: "Receivables" },
  { href: href("/crm/sales-tax"), label: "Sales tax" },
] as const;

/** The screens of a business's books, above each of them. */
export function BooksTabs({ current }: { current: (typeof tabs)[number]["label"] }) {
  const currentInSight = useCurrentInSight();
  return (
    <Tabs
      ref={currentInSight}
      label="Invoices and payments"
      items={tabs.map((tab) => ({ ...tab, current: tab.label === current }))}
    />
  );
}
