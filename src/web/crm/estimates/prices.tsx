import { Form } from "react-router";
import {
  addSamplePrices,
  deletePrice,
  listPrices,
  type Price,
  savePrice,
} from "~/domains/billing/index.server.ts";
import { unitPrice } from "~/domains/billing/index.ts";
import { centsField } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { EntryButtons } from "~/web/crm/forms/entry-buttons.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { Route } from "./+types/prices";

export const meta: Route.MetaFunction = () => [{ title: "Price book" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await listPrices(context.get(platformContext), context.get(memberContext)) };
}

const taxHint =
  "Check what’s taxable in your state. In some states, including Texas, pest control and lawn care are.";

const messagesByIntent: Record<string, string> = {
  delete: "Price deleted.",
  samples: `Sample prices added. Change them to what you charge. ${taxHint}`,
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "samples") return addSamplePrices(platform, member);
      const id = readId(body.price_id);
      if (!id && (body.price_id || body.intent === "delete")) throw notFound();
      if (body.intent === "delete") return deletePrice(platform, member, id ?? "");
      return savePrice(platform, member, id, body);
    },
  });
  const { values } = result;
  if (result.ok) {
    const intent = String(values.intent);
    const message = Object.hasOwn(messagesByIntent, intent)
      ? messagesByIntent[intent]
      : "Price saved.";
    return { message, errors: {}, values: undefined };
  }
  if (result.code === "not_found") throw notFound();
  return showAgain(result, { values }, { not_possible: "Your price book already has prices." });
}

/** The business's standard prices. */
export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { prices } = loaderData;
  const isMember = useIsMember();
  const refused = actionData?.values ? actionData : undefined;
  const refusedOf = (id: string) =>
    refused && String(refused.values?.price_id ?? "") === id ? refused : undefined;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/estimates">Estimates</TouchLink>
        <h1 className="text-2xl">Price book</h1>
        <p className="mt-1 text-muted">
          Your standard prices. Existing estimates keep their prices.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {isMember ? (
        <Card as="section" aria-labelledby="new-price" className="max-sm:p-4">
          <h2 id="new-price" className="mb-3 text-lg">
            New price
          </h2>
          <PriceForm price={null} refused={refusedOf("")} />
        </Card>
      ) : null}
      {prices.length === 0 ? (
        <EmptyState
          title="No prices yet"
          action={
            isMember ? (
              <Form method="post">
                <Button type="submit" name="intent" value="samples" variant="secondary">
                  Start with sample prices for your trade
                </Button>
              </Form>
            ) : null
          }
        >
          Start with samples, then change each one to what you charge. {taxHint}
        </EmptyState>
      ) : (
        <ul className="raised divide-y divide-line rounded-2xl bg-surface">
          {prices.map((price) => (
            <li key={price.id} className="px-4 sm:px-6">
              <Disclosure isOpen={refusedOf(price.id) !== undefined}>
                <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-3 py-2">
                  <span className="min-w-0 font-semibold break-words">{price.name}</span>
                  <span className="text-sm text-muted tabular-nums">{priceLine(price)}</span>
                </summary>
                <div className="pb-4">
                  <PriceForm price={price} refused={refusedOf(price.id)} />
                </div>
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PriceFormProps = {
  /** Null for a new one. */
  price: Price | null;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Price, unit, and whether it is taxable; read-only for staff. */
function PriceForm({ price, refused }: PriceFormProps) {
  const idSuffix = price?.id ?? "new";
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise: string) => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  if (!useIsMember()) return price ? <p>{priceLine(price)}</p> : null;
  const isTaxable = refused ? refused.values?.taxable !== undefined : (price?.taxable ?? false);
  return (
    <Form ref={price ? undefined : form} method="post" noValidate className="flex flex-col gap-3">
      <input type="hidden" name="price_id" value={price?.id ?? ""} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
        <TextField
          name="name"
          id={`name-${idSuffix}`}
          label="Item"
          maxLength={200}
          defaultValue={typed("name", price?.name ?? "")}
          error={errors.name}
        />
        <TextField
          name="price"
          id={`price-${idSuffix}`}
          label="Price"
          inputMode="decimal"
          defaultValue={typed("price", centsField(price?.priceCents ?? null))}
          error={errors.price}
        />
        <TextField
          name="unit"
          id={`unit-${idSuffix}`}
          label="Unit"
          optional
          maxLength={20}
          defaultValue={typed("unit", price?.unit ?? "")}
          error={errors.unit}
        />
      </div>
      <CheckboxField
        name="taxable"
        id={`taxable-${idSuffix}`}
        label="Taxable"
        defaultChecked={isTaxable}
      />
      <EntryButtons name={price?.name ?? null} add="Add price" remove="delete" />
    </Form>
  );
}

/** Returns "$95.00 / hour · taxable". */
function priceLine({ priceCents, unit, taxable }: Price): string {
  const price = unitPrice(priceCents, unit);
  return taxable ? `${price} · taxable` : price;
}
