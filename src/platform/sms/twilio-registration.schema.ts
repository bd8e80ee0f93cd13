import { z } from "zod";

/** The fields of registration responses that we read. */
export const made = z.object({ sid: z.string().min(1) });
export const listed = z.object({ results: z.array(made) });
export const assignments = z.object({
  results: z.array(z.object({ sid: z.string(), object_sid: z.string() })),
});
export const bundle = z.object({ sid: z.string(), status: z.string() });
export const addresses = z.object({ addresses: z.array(made) });
const meta = z.object({ next_page_url: z.string().nullish() });
export const brands = z.object({
  data: z.array(z.object({ sid: z.string(), customer_profile_bundle_sid: z.string().nullish() })),
  meta,
});
export const services = z.object({
  services: z.array(z.object({ sid: z.string(), friendly_name: z.string().nullish() })),
  meta,
});
export const namedList = z.object({
  results: z.array(z.object({ sid: z.string(), friendly_name: z.string().nullish() })),
  meta,
});
export const campaigns = z.object({ compliance: z.array(made) });
/** Brands name the code `code`, campaigns `error_code`. */
const errors = z
  .array(
    z.object({
      error_code: z.coerce.number().int().nullish(),
      code: z.coerce.number().int().nullish(),
      description: z.string().nullish(),
    }),
  )
  .max(100)
  .nullish()
  .transform((errors) =>
    (errors ?? []).flatMap(({ error_code, code, description }) => {
      const errorNumber = error_code ?? code;
      return errorNumber ? [{ code: errorNumber, text: (description ?? "").slice(0, 500) }] : [];
    }),
  );
export const brand = z.object({
  status: z.string(),
  identity_status: z.string().nullish(),
  errors,
});
export const campaign = z.object({ campaign_status: z.string(), errors });
export const owned = z.object({
  incoming_phone_numbers: z.array(z.object({ sid: z.string(), phone_number: z.string() })),
});
