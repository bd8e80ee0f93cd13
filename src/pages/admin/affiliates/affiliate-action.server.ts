import { data, type RouterContextProvider } from "react-router";
import { affiliateSchema } from "~/features/affiliates/affiliates.schema.ts";
import { saveAffiliate } from "~/features/affiliates/save-affiliate.server.ts";
import { readFormValues } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { staffContext } from "../frame/guard.server.ts";

/** The form as it is shown again. */
export type RefusedAffiliate = { values: FormValues; errors: FieldErrors };

/** Takes the form in: a new partner, or the one with this id. */
export async function answerAffiliate(
  request: Request,
  context: Readonly<RouterContextProvider>,
  id: string | null,
): Promise<{ ok: true; id: string } | { ok: false; refused: RefusedAffiliate }> {
  const values = await readFormValues(request);
  const refuse = (errors: FieldErrors) => ({ ok: false as const, refused: { values, errors } });
  const checked = check(affiliateSchema, values);
  if (!checked.ok) return refuse(checked.errors);
  const platform = context.get(platformContext);
  const saved = await saveAffiliate(platform, context.get(staffContext), checked.value, id);
  if (saved.ok) return { ok: true, id: saved.id };
  if (saved.code === "not_found") throw data(null, { status: 404 });
  return refuse({ referral_code: "Another affiliate has this code" });
}
