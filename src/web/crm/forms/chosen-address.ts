import type { FormValues } from "~/platform/validation/form.ts";

/** A form's values with the chosen property's address, unless another one is typed. */
export const withChosenAddress = (body: FormValues): FormValues =>
  typeof body.property === "string" && body.property !== ""
    ? { ...body, address: body.property }
    : body;
