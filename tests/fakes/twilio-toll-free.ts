type Item = {
  sid: string;
  number: string;
  fields: Record<string, string>;
  rejected: TollFreeDecision | null;
};

/** The carriers' decision about a toll-free number; every code of a rejection can be had. */
export type TollFreeDecision = {
  status: "PENDING_REVIEW" | "IN_REVIEW" | "TWILIO_APPROVED" | "TWILIO_REJECTED";
  codes?: readonly number[];
  mayEdit?: boolean;
  editUntil?: Date;
};

/**
 * Toll-free verifications in memory, based on ./twilio-registration-contract.ts. Approved unless `decide` says
 * otherwise; a rejection stays until it's edited.
 * @param hasNumber whether the account has a number, by its ID
 */
export function createFakeTollFree(
  newSid: (kind: string) => string,
  hasNumber: (sid: string) => boolean,
) {
  const verifications = new Map<string, Item>();
  const fake = {
    verifications,
    /** How often a verification was created or edited. */
    submissions: 0,
    decide: (_sid: string): TollFreeDecision => ({ status: "TWILIO_APPROVED" }),
    /** @returns the fields, the code of a refusal, or null if there is no such verification */
    handle(name: string, sid: string, params: URLSearchParams) {
      const item = verifications.get(sid);
      switch (name) {
        case "listVerifications":
          return list(params.get("TollfreePhoneNumberSid"));
        case "createVerification":
          return create(params);
        case "fetchVerification":
          return item ? read(item) : null;
        case "editVerification":
          return item ? edit(item, params) : null;
        case "deleteVerification":
          return verifications.delete(sid) ? {} : null;
        default:
          return null;
      }
    },
  };

  function list(number: string | null) {
    const found = [...verifications.values()].filter((item) => !number || item.number === number);
    return { verifications: found.map(read), meta: { next_page_url: null } };
  }

  /** A number of the account has one at most. A registration number is required unless it's a sole proprietor. */
  function create(params: URLSearchParams) {
    const number = params.get("TollfreePhoneNumberSid") ?? "";
    if (!hasNumber(number)) return 30447;
    if ([...verifications.values()].some((item) => item.number === number)) return 20001;
    const hasRegistration = ["Number", "Authority", "Country"].every((part) =>
      params.get(`BusinessRegistration${part}`),
    );
    if (params.get("BusinessType") !== "SOLE_PROPRIETOR" && !hasRegistration) return 30527;
    const fields = Object.fromEntries(params);
    const item: Item = { sid: newSid("HH"), number, fields, rejected: null };
    verifications.set(item.sid, item);
    fake.submissions += 1;
    return { sid: item.sid, status: "PENDING_REVIEW" };
  }

  function edit(item: Item, params: URLSearchParams) {
    if (!item.rejected || item.rejected.mayEdit === false) return 20001;
    Object.assign(item, { fields: Object.fromEntries(params), rejected: null });
    fake.submissions += 1;
    return { sid: item.sid, status: "PENDING_REVIEW" };
  }

  function read(item: Item) {
    const decision = item.rejected ?? fake.decide(item.sid);
    const { status, codes = [], mayEdit, editUntil } = decision;
    const isRejected = status === "TWILIO_REJECTED";
    if (isRejected) item.rejected = decision;
    return {
      sid: item.sid,
      status,
      tollfree_phone_number_sid: item.number,
      error_code: codes[0] ?? null,
      rejection_reason: isRejected ? `Reason ${codes[0]}` : null,
      rejection_reasons: isRejected
        ? codes.map((code) => ({ code, reason: `Reason ${code}` }))
        : null,
      edit_allowed: isRejected ? mayEdit !== false : null,
      edit_expiration: editUntil?.toISOString() ?? null,
    };
  }

  return fake;
}
