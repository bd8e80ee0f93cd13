type OwnedNumber = { sid: string; smsUrl: string; voiceUrl?: string; statusCallback?: string };

/** The numbers of the fake account; each endpoint returns fields, or the error code of a refusal. */
export function createTwilioNumbers(newSid: () => string) {
  const owned = new Map<string, OwnedNumber>();
  const taken = new Set<string>();
  const fieldsOf = (number: string) => ({
    sid: owned.get(number)?.sid,
    phone_number: number,
    sms_url: owned.get(number)?.smsUrl,
    sms_method: "POST",
    voice_url: owned.get(number)?.voiceUrl ?? "",
  });

  /** Senders of the messaging service, by the ID of their number. */
  const pool = new Set<string>();

  return {
    owned,
    taken,
    pool,

    addSender(params: URLSearchParams) {
      const sid = params.get("PhoneNumberSid") ?? "";
      if (pool.has(sid)) return 21710;
      if (![...owned.values()].some((number) => number.sid === sid)) return 21421;
      pool.add(sid);
      return { sid };
    },

    fetchSender(_params: URLSearchParams, sid: string) {
      return pool.has(sid) ? { sid } : 20404;
    },

    findNumbers(params: URLSearchParams) {
      const count = Math.min(Number(params.get("PageSize") ?? 50), 20);
      const all = Array.from({ length: count }, (_, index) => ({
        phone_number: `+1${params.get("AreaCode")}55501${String(index).padStart(2, "0")}`,
        locality: "Austin",
        region: "TX",
        iso_country: "US",
        capabilities: { voice: true, SMS: true, MMS: true, fax: false },
      }));
      return {
        page: 0,
        available_phone_numbers: all.filter(
          ({ phone_number }) => !owned.has(phone_number) && !taken.has(phone_number),
        ),
      };
    },

    buyNumber(params: URLSearchParams) {
      const number = params.get("PhoneNumber") ?? "";
      if (taken.has(number) || owned.has(number)) return 21422;
      owned.set(number, {
        sid: newSid(),
        smsUrl: params.get("SmsUrl") ?? "",
        voiceUrl: params.get("VoiceUrl") ?? "",
        statusCallback: params.get("StatusCallback") ?? "",
      });
      return fieldsOf(number);
    },

    routeCalls(params: URLSearchParams, file: string) {
      const sid = file.replace(/\.json$/, "");
      const [, number] = [...owned].find(([, ownedNumber]) => ownedNumber.sid === sid) ?? [];
      if (!number) return 20404;
      number.smsUrl = params.get("SmsUrl") ?? number.smsUrl;
      number.voiceUrl = params.get("VoiceUrl") ?? "";
      number.statusCallback = params.get("StatusCallback") ?? "";
      return { sid };
    },

    listNumbers(params: URLSearchParams) {
      const requestedNumber = params.get("PhoneNumber");
      const numbers = [...owned.keys()].filter(
        (number) => !requestedNumber || number === requestedNumber,
      );
      return { page: 0, incoming_phone_numbers: numbers.map(fieldsOf) };
    },
  };
}
