import { setTimeout as sleep } from "node:timers/promises";
import { type AccessRule, accessRules, type Who } from "./access-rules.ts";
import { type Address, everyAddress } from "./addresses.ts";

/** Members of one business, and the owner of another. */
const crmIdentities = ["owner", "office", "technician", "other_owner"] as const;

const identities = [
  ...crmIdentities,
  "anonymous",
  "no_role",
  "viewer",
  "reviewer",
  "super_admin",
  "unconfirmed",
] as const;
/** `unconfirmed` is a super admin who hasn't confirmed the password since signing in. */
type Identity = (typeof identities)[number];

/** The cookie of each identity; anonymous has none. */
export type Cookies = Record<Identity, string>;

/**
 * `served` is any other response, including "not found" and "this form is empty". A HEAD data
 * request doesn't show its redirect target.
 */
export type Outcome =
  | "served"
  | "sign in first"
  | "no access"
  | "confirm first"
  | "no such method"
  | "led elsewhere"
  | "fault";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
/** A page handles these as POST and GET: one identity with access and one without are enough. */
const rareMethods: ReadonlySet<string> = new Set(["HEAD", "PUT", "PATCH", "DELETE"]);

type Asked = { identity: Identity; method: string; path: string; expected: Outcome[] };

const identitiesOf: Record<Who, readonly Identity[]> = {
  everyone: identities,
  signed_in: ["no_role", "viewer", "reviewer", "super_admin", "unconfirmed"],
  staff: ["viewer", "reviewer", "super_admin", "unconfirmed"],
  reviewers: ["reviewer", "super_admin", "unconfirmed"],
  super_admins: ["super_admin", "unconfirmed"],
  members: crmIdentities,
  office: ["owner", "office", "other_owner"],
  owners: ["owner", "other_owner"],
  keys: [],
  no_one: [],
};

/** Open only to members of a business: everyone else is sent to sign in. */
const ofCrm: readonly Who[] = ["members", "office", "owners"];

/**
 * Requests every URL of the running product, by every method, as every identity: as a page, as its
 * data, and as the data of its own route file alone. @returns the responses that break the rules,
 * as text, and the number of requests
 */
export async function findBreaches(url: string, cookies: Cookies, addresses = everyAddress()) {
  const requests = addresses.flatMap((address) =>
    requestsFor(address, accessRules[address.pattern]),
  );
  const breaches: string[] = [];
  const queue = requests.values();
  const send = async () => {
    for (const request of queue) {
      const outcome = await outcomeOf(url, request, cookies[request.identity]).catch(
        (): Outcome => "fault",
      );
      if (outcome === "no such method" || request.expected.includes(outcome)) continue;
      const { identity, method, path, expected } = request;
      breaches.push(`${method} ${path} as ${identity}: ${outcome} instead of ${expected[0]}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, send));
  return { breaches: breaches.toSorted(), requests: requests.length };
}

function requestsFor({ pattern, id }: Address, rule: AccessRule | undefined): Asked[] {
  if (!rule) throw new Error(`${pattern} has no access in src/routes.ts`);
  const path = fillParams(pattern);
  const dataPath = path === "/" ? "/_root.data" : `${path}.data`;
  const identities = identitiesFor(rule);
  const writers = identities.filter(
    (identity) => expectedOutcomes(identity, "PUT", rule.write)[0] === "served",
  );
  const others: Identity[] = pattern.startsWith("/api/")
    ? []
    : [writers, identities.filter((identity) => !writers.includes(identity))].flatMap((alike) =>
        alike.filter((identity) => identity !== "anonymous").slice(1),
      );
  return identities.flatMap((identity) =>
    methods.flatMap((method) => {
      // Signing out would end the session that the other requests need.
      const endsSession = pattern.endsWith("/sign-out") && identity !== "anonymous";
      if (endsSession && method !== "GET" && method !== "HEAD") return [];
      if (rareMethods.has(method) && others.includes(identity)) return [];
      const reads = method === "GET" || method === "HEAD";
      const confirms = reads && rule.confirm && identity === "unconfirmed";
      const expected: Outcome[] = confirms
        ? ["confirm first", ...noReason(method)]
        : expectedOutcomes(identity, method, reads ? rule.read : rule.write);
      // Where everyone has access, one identity is enough for data requests.
      const forAll = rule.read === "everyone" && rule.write === "everyone";
      const asData = !forAll || identity === "anonymous";
      const paths = asData ? [path, dataPath] : [path];
      if (method === "GET" && asData) paths.push(`${dataPath}?_routes=${encodeURIComponent(id)}`);
      return paths.map((path) => ({ identity, method, path: path, expected }));
    }),
  );
}

/** A refusal without a body doesn't say why. */
function noReason(method: string): Outcome[] {
  return method === "HEAD" ? ["no access"] : [];
}

/** One of the identities without access is enough; where everyone has access, one of each kind. */
function identitiesFor({ read, write }: AccessRule): readonly Identity[] {
  if (read === "everyone" && write === "everyone") return ["anonymous", "owner", "super_admin"];
  const own = ofCrm.includes(read);
  const allowed: Identity[] = own ? ["anonymous", "super_admin"] : ["owner"];
  return identities.filter((identity) => isOfCrm(identity) === own || allowed.includes(identity));
}

function isOfCrm(identity: Identity): boolean {
  return (crmIdentities as readonly Identity[]).includes(identity);
}

/** Without permission, the response is the sign-in page or no access. */
function expectedOutcomes(identity: Identity, method: string, allowed: Who): Outcome[] {
  const elsewhere: Outcome[] = method === "HEAD" ? ["led elsewhere"] : [];
  if (allowed === "everyone") return ["served", ...elsewhere];
  // Some CRM URLs only redirect, which GET shows.
  if (identitiesOf[allowed].includes(identity)) {
    return ofCrm.includes(allowed) ? ["served", ...elsewhere] : ["served"];
  }
  if (allowed === "no_one") return ["no access"];
  if (allowed === "keys") return ["sign in first", ...elsewhere];
  const belongsHere = ofCrm.includes(allowed) === isOfCrm(identity);
  return belongsHere && identity !== "anonymous" ? ["no access"] : ["sign in first", ...elsewhere];
}

const values: Record<string, string> = {
  ":service": "plumbing",
  ":cityState": "nowhere-tx",
  ":city": "nowhere",
  ":state": "tx",
  ":token": "MTIz.MTIz",
  ":image": "nothing.png",
  ":part": "nothing.xml",
  ":id": "019ab000-0000-7000-8000-000000000000",
  ":consentId": "019ab000-0000-7000-8000-000000000001",
  "*": "nothing-here",
};

/** A URL with a value for each parameter, referring to nothing that exists. */
export function fillParams(pattern: string): string {
  return pattern.replaceAll(/:\w+|\*/g, (name) => values[name] ?? name);
}

/** The page, its data, and the API error; file names contain "confirm" as well. */
const asksForPassword = /<title>Confirm it’s you|"confirm"|confirm your password first/;

const toSignIn = /\/(admin\/login|crm\/sign-in)\?next=/;

/**
 * A busy product sends Retry-After, and the client waits: that says nothing about access. A 503
 * without it is an error.
 */
async function outcomeOf(
  url: string,
  { method, path }: Pick<Asked, "method" | "path">,
  cookie: string,
): Promise<Outcome> {
  const reads = method === "GET" || method === "HEAD";
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: {
      cookie,
      "accept-encoding": "identity",
      "x-forwarded-for": "203.0.113.77",
      ...(reads ? {} : { "content-type": "application/x-www-form-urlencoded" }),
    },
    ...(reads ? {} : { body: "nothing=1" }),
  });
  const { status } = response;
  const target = response.headers.get("location") ?? "";
  // The redirect of a data request is in its body. An event stream never ends.
  const endless = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (endless) await response.body?.cancel();
  const body = endless ? "" : await response.text();
  const seconds = Number(response.headers.get("retry-after"));
  if (status === 503 && seconds > 0) {
    await sleep(seconds * 1000);
    return outcomeOf(url, { method, path }, cookie);
  }
  if (status >= 500) return "fault";
  if (status === 401) return "sign in first";
  if (status === 403 && asksForPassword.test(body)) return "confirm first";
  if (status === 403) return "no access";
  if (status === 405) return "no such method";
  if (status === 202 && method === "HEAD") return "led elsewhere";
  return toSignIn.test(target) || (status === 202 && toSignIn.test(body))
    ? "sign in first"
    : "served";
}
