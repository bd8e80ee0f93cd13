import { Form } from "react-router";
import type { Price } from "~/domains/billing/price-book/list-prices.server.ts";
import { unitPrice } from "~/domains/billing/price-book/price-book.ts";
import { centsField } from "~/domains/shared/money/money.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { EntryButtons } from "../forms/entry-buttons.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

type PriceFormProps = {
  /** Null for a new one. */
  price: Price | null;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Price, unit, and whether it is taxable; read-only for staff. */
export function PriceForm({ price, refused }: PriceFormProps) {
  const of = price?.id ?? "new";
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise: string) => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  if (!useIsMember()) return price ? <p>{priceLine(price)}</p> : null;
  const isTaxable = refused ? refused.values?.taxable !== undefined : (price?.taxable ?? false);
  return (
    <Form ref={price ? undefined : form} method="post" noValidate className="flex flex-col gap-3">
      <input type="hidden" name="price_id" value={price?.id ?? ""} />
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
        <TextField
          name="name"
          id={`name-${of}`}
          label="Item"
          maxLength={200}
          defaultValue={typed("name", price?.name ?? "")}
          error={errors.name}
        />
        <TextField
          name="price"
          id={`price-${of}`}
          label="Price"
          inputMode="decimal"
          defaultValue={typed("price", centsField(price?.priceCents ?? null))}
          error={errors.price}
        />
        <TextField
          name="unit"
          id={`unit-${of}`}
          label="Unit"
          optional
          maxLength={20}
          defaultValue={typed("unit", price?.unit ?? "")}
          error={errors.unit}
        />
      </div>
      <CheckboxField
        name="taxable"
        id={`taxable-${of}`}
        label="Taxable"
        defaultChecked={isTaxable}
      />
      <EntryButtons name={price?.name ?? null} add="Add price" remove="delete" />
    </Form>
  );
}

/** Returns "$95.00 / hour · taxable". */
export function priceLine({ priceCents, unit, taxable }: Price): string {
  const price = unitPrice(priceCents, unit);
  return taxable ? `${price} · taxable` : price;
}
