import type { TypedPage } from "~/domains/storefront/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";

/** Props of every part of the editor. */
export type PartProps = { typed: TypedPage; errors: FieldErrors; mayChange: boolean };

/** Fields that some claims require elsewhere on the page. */
export const filledCredentials = ({ license, insurance }: TypedPage) => ({
  license: license !== "",
  insurance: insurance !== "",
});
