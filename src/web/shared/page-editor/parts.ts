import type { TypedPage } from "~/domains/storefront/business-pages/content/typed-page.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";

/** What every part of the editor is given. */
export type PartProps = { typed: TypedPage; errors: FieldErrors; mayChange: boolean };

/** What some claims want to stand elsewhere on the page. */
export const whatIsSaid = ({ license, insurance }: TypedPage) => ({
  license: license !== "",
  insurance: insurance !== "",
});
