import { z } from "zod";
import {
  numberKey,
  type RegistrationDetails,
  type RegistrationProvider,
  type RegistrationStep,
  verificationKey,
} from "./registration.ts";
import { requestTwilio, type Twilio, type TwilioRefusal } from "./twilio-api.server.ts";
import { made, owned, verification, verifications } from "./twilio-registration.schema.ts";
import {
  type Fields,
  formOf,
  idOf,
  refusal,
  verificationFields,
  verificationStates,
} from "./twilio-registration-fields.ts";

const root = "/Tollfree/Verifications";

/** Verification of toll-free numbers ("Toll-free verification resource"). */
export function createTwilioTollFree({
  account,
  messaging,
}: Record<"account" | "messaging", Twilio>): Pick<
  RegistrationProvider,
  "verificationSteps" | "readVerification" | "findNumber"
> {
  const read = (id: string) =>
    requestTwilio(messaging, verification, { method: "GET", path: `${root}/${id}` });
  const post = (path: string, fields: Fields) =>
    requestTwilio(messaging, made, { method: "POST", path, form: formOf(fields) });

  /**
   * The verification of the number, with its state; null if there is none. A number has one at most, so it's looked for
   * before another is created.
   */
  async function find(knownId: string | null, numberId: string) {
    if (knownId) {
      const result = await read(knownId);
      if (result.ok) return { ok: true as const, found: result.found, isKnown: true };
      if (result.status !== 404) return result;
    }
    const query = new URLSearchParams({ TollfreePhoneNumberSid: numberId, PageSize: "1" });
    const listed = await requestTwilio(messaging, verifications, {
      ...{ method: "GET", path: `${root}?${query}` },
    });
    if (!listed.ok) return listed;
    const [first] = listed.found.verifications;
    if (!first) return { ok: true as const, found: null, isKnown: false };
    const result = await read(first.sid);
    return result.ok ? { ...result, isKnown: false } : result;
  }

  /** The call that failed had no effect, but an earlier one may have had: the next attempt looks again. */
  const lookAgain = (result: TwilioRefusal) => ({ ...refusal(result), certain: false });

  function verificationStep(details: RegistrationDetails, numberId: string): RegistrationStep {
    const fields = verificationFields(details);
    return {
      key: verificationKey,
      content: `${JSON.stringify(fields)} ${numberId} ${details.submissions.verification}`,
      async run(_ids, knownId, wasAttempted) {
        const result = await find(knownId, numberId);
        if (!result.ok) return lookAgain(result);
        const current = result.found;
        if (current) {
          // Only a rejected one can be changed. Others, and one that an attempt created, were submitted already.
          const isSubmitted = wasAttempted && !result.isKnown;
          if (isSubmitted || verificationStates[current.status] !== "rejected") {
            return { ok: true, id: current.sid };
          }
          if (current.mayEdit) {
            const EditReason = "Corrected what the review rejected";
            const edited = await post(`${root}/${current.sid}`, { ...fields, EditReason });
            return edited.ok ? { ok: true, id: edited.found.sid } : refusal(edited);
          }
          const path = `${root}/${current.sid}`;
          const deleted = await requestTwilio(messaging, z.unknown(), { method: "DELETE", path });
          if (!deleted.ok && deleted.status !== 404) return refusal(deleted);
        }
        const created = await post(root, {
          ...fields,
          TollfreePhoneNumberSid: numberId,
          ExternalReferenceId: details.reference,
        });
        return created.ok ? { ok: true, id: created.found.sid } : refusal(created);
      },
    };
  }

  return {
    verificationSteps: (details, numberId) => [
      { key: numberKey, content: numberId, run: async () => ({ ok: true, id: numberId }) },
      verificationStep(details, numberId),
    ],

    async readVerification(ids) {
      const result = await read(idOf(ids, verificationKey));
      if (!result.ok) {
        if (result.status !== 404) return refusal(result);
        return { ok: true, status: "gone", errors: [], mayEdit: true, editUntil: null };
      }
      const { status, errors, mayEdit, editUntil } = result.found;
      return {
        ...{ ok: true, errors, mayEdit, editUntil },
        status: verificationStates[status] ?? "pending",
      };
    },

    async findNumber(phone) {
      const query = new URLSearchParams({ PhoneNumber: phone, PageSize: "1" });
      const path = `/IncomingPhoneNumbers.json?${query}`;
      const result = await requestTwilio(account, owned, { method: "GET", path });
      if (!result.ok) return refusal(result);
      const [number] = result.found.incoming_phone_numbers;
      return { ok: true, id: number?.phone_number === phone ? number.sid : null };
    },
  };
}
