/** The saves that the product confirmed. */
export type Acknowledged = {
  leads: { id: string; phone: string }[];
  saves: { id: string; version: number; step: number; email: string; mark: string }[];
  /** Responses that were neither a success nor a cut connection. */
  surprises: string[];
  /** Requests without a response: they may or may not have been accepted. */
  cut: number;
};

export type Workload = {
  acknowledged: Acknowledged;
  /** Resolves once `count` more requests have been acknowledged. */
  untilAcknowledged(count: number): Promise<void>;
  /** Pauses the visitors, for example while the product is down. */
  pause(): void;
  resume(): void;
  /** Each visitor finishes the current request. */
  finish(): Promise<void>;
  /** Stops every visitor without waiting for responses. */
  giveUp(): Promise<void>;
};

const visitorsOfEachKind = 3;
let people = 0;

/** Homeowners and contractors who send requests one by one and retry each cut one. */
export function startWorkload(site: string, pageId: string): Workload {
  const acknowledged: Acknowledged = { leads: [], saves: [], surprises: [], cut: 0 };
  let finished = false;
  let givenUp = false;
  let gate = Promise.resolve();
  let openGate = () => {};

  /** Retries until there is a response, with the same body and key, as an API client does. */
  async function send(method: string, path: string, body: object, headers: object) {
    for (;;) {
      await gate;
      if (givenUp) return null;
      try {
        const response = await fetch(site + path, {
          method,
          headers: {
            "content-type": "application/json",
            // Each visitor has a separate IP address; from one, this many would look like spam.
            "x-forwarded-for": `10.9.${(people >> 8) & 255}.${people & 255}`,
            ...headers,
          },
          body: JSON.stringify(body),
        });
        const text = await response.text();
        if (response.status < 300) return { headers: response.headers, body: JSON.parse(text) };
        // A starting product responds 503, or 408 on a slow machine that took too long to listen.
        if (response.status !== 503 && response.status !== 408) {
          acknowledged.surprises.push(`${method} ${path}: ${response.status} ${text}`);
          return null;
        }
      } catch (error) {
        if (!isRefused(error)) acknowledged.cut += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function submitRequest(): Promise<void> {
    const phone = phoneOf(people++);
    const lead = { ...enquiry, phone, page_id: pageId };
    const response = await send("POST", "/api/leads", lead, {});
    if (response) acknowledged.leads.push({ id: response.body.id, phone });
  }

  async function signUp(): Promise<void> {
    const person = people++;
    const email = `kill-${person}@drains.example`;
    let draft = { id: "", token: "", version: 0 };
    for (let step = 1; step <= stepAnswers.length; step++) {
      const mark = step === 5 ? phoneOf(person) : `${email} ${step}`;
      const answers = { ...stepAnswers[step - 1]?.(mark, email), current_step: step };
      const path = `/api/form_submissions${draft.id && `/${draft.id}`}`;
      const saved = await send(
        draft.id ? "PATCH" : "POST",
        path,
        { ...answers, version: draft.version || undefined },
        {
          "idempotency-key": crypto.randomUUID(),
          ...(draft.token ? { "draft-token": draft.token } : {}),
        },
      );
      if (!saved) return;
      const { id, version } = saved.body;
      acknowledged.saves.push({ id, version, step, email, mark });
      draft = { id, version, token: draft.token || (saved.headers.get("draft-token") ?? "") };
    }
  }

  const visitors = Array.from({ length: visitorsOfEachKind }).flatMap(() =>
    [submitRequest, signUp].map(async (visit) => {
      while (!finished) await visit();
    }),
  );
  const leave = async () => {
    finished = true;
    openGate();
    await Promise.all(visitors);
  };
  const count = () => acknowledged.leads.length + acknowledged.saves.length;
  return {
    acknowledged,
    async untilAcknowledged(more) {
      const target = count() + more;
      let [last, since] = [count(), Date.now()];
      while (count() < target) {
        if (count() > last) [last, since] = [count(), Date.now()];
        if (Date.now() - since > 30_000) {
          const { surprises, cut } = acknowledged;
          const what = `${cut} requests were cut; unexpected: ${surprises.slice(-3).join("; ") || "none"}`;
          throw new Error(`nothing was acknowledged for 30 s (${what})`);
        }
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
    pause() {
      gate = new Promise((resolve) => {
        openGate = resolve;
      });
    },
    resume: () => openGate(),
    finish: leave,
    giveUp() {
      givenUp = true;
      return leave();
    },
  };
}

/** Each person has a separate number. */
function phoneOf(person: number): string {
  return `+1512${200 + Math.floor(person / 10_000)}${String(person % 10_000).padStart(4, "0")}`;
}

/** The connection was refused, so no request was cut. */
function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === "ECONNREFUSED";
}

const enquiry = {
  name: "Pat Kill",
  need: "The water heater leaks",
  zip_code: "78701",
  urgency: "today",
  informational_sms: true,
  marketing_sms: true,
};

/** One answer in each step is unique, to find the save again. */
const stepAnswers: ((mark: string, email: string) => object)[] = [
  (mark, email) => ({
    first_name: "Ann",
    last_name: "Lee",
    business_name: mark,
    email,
    phone: "(512) 555-0100",
    city: "Waco",
    state: "TX",
  }),
  (mark) => ({ services: ["Roofing"], other_service: mark }),
  (mark) => ({ service_area: mark }),
  (mark) => ({ business_description: mark, use_own_domain: false }),
  (mark) => ({ sms_followup: true, reply_phone: mark, email_followup: true }),
  (mark) => ({ brand_color: "teal", tagline: mark }),
];

/** The column that stores each step's unique answer. */
export const markedColumns = [
  "business_name",
  "other_service",
  "service_area",
  "business_description",
  "reply_phone",
  "tagline",
] as const;
