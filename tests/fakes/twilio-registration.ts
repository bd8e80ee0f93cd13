import { policies } from "../../src/platform/sms/twilio-registration-fields.ts";
import { registrationEndpoints } from "./twilio-registration-contract.ts";

type Fields = Record<string, unknown>;
type Item = Fields & { sid: string };
type Problem = { error_code: number; description: string; fields: string[] };

/** The carriers' decision about a brand or a campaign. */
export type Decision = { status: string; identity?: string; codes?: number[] };

/** A reply: fields, or the code of a refusal. */
type Reply = { status: number; fields: Fields } | { status: number; code: number };

const refused = (code: number, status = 400): Reply => ({ status, code });
const problemsOf = (codes: readonly number[]): Problem[] =>
  codes.map((error_code) => ({ error_code, description: `Reason ${error_code}`, fields: [] }));

/**
 * Trust Hub, brands, campaigns, and messaging services in memory, based on ./twilio-registration-contract.ts. Carriers
 * approve everything unless `brand` and `campaign` say otherwise.
 */
export function createFakeRegistration(newSid: (kind: string) => string) {
  const bundles = new Map<string, Item & { FriendlyName: string; PolicySid: string }>();
  const assignments = new Map<string, { sid: string; object_sid: string }[]>();
  const endUsers = new Map<string, Item>();
  const documents = new Map<string, Item>();
  const addresses = new Map<string, Item>();
  const brands = new Map<string, Item>();
  const services = new Map<string, Item>();
  const campaigns = new Map<string, Item & { service: string }>();

  const fake = {
    ...{ bundles, assignments, endUsers, documents, addresses, brands, services, campaigns },
    /** Every call that had an effect, by the name of its endpoint. */
    calls: [] as string[],
    /** How often brands and campaigns were submitted. */
    submissions: { brand: 0, campaign: 0 },
    codesSent: 0,
    hasPrimaryProfile: true,
    /** The carriers' response when a brand is read, by its ID. */
    brand: (_sid: string): Decision => ({ status: "APPROVED", identity: "VERIFIED" }),
    campaign: (_sid: string): Decision => ({ status: "VERIFIED" }),
    /** @returns null if the path isn't of a registration */
    find(method: string | undefined, path: string) {
      const match = Object.entries(registrationEndpoints).find(
        ([, endpoint]) => endpoint.method === method && endpoint.path.test(path),
      );
      return match ? { name: match[0], endpoint: match[1] } : null;
    },
    respond(name: string, path: string, params: URLSearchParams): Reply {
      const endpoint = registrationEndpoints[name];
      if (!endpoint) return refused(20404, 404);
      if ([...params.keys()].some((name) => !endpoint.parameters.includes(name)))
        return refused(20001);
      if (endpoint.required.some((name) => !params.get(name))) return refused(21727);
      const ids = endpoint.path.exec(path)?.slice(1) ?? [];
      const fields = handle(name, ids, params);
      if (!fields) return refused(20404, 404);
      if (typeof fields === "number") return refused(fields);
      if (endpoint.method === "POST") fake.calls.push(name);
      return { status: endpoint.status, fields };
    },
  };

  const values = (params: URLSearchParams): Fields => Object.fromEntries(params);

  function handle(name: string, ids: string[], params: URLSearchParams): Fields | number | null {
    const [id = "", inner = ""] = ids;
    switch (name.replace(/CustomerProfiles|TrustProducts/, "Bundles")) {
      case "listBundles":
        return { results: listBundles(name.slice(4), params), meta: { next_page_url: null } };
      case "createBundles": {
        const item = { ...values(params), sid: newSid("BU"), status: "draft", kind: name.slice(6) };
        bundles.set(item.sid, item as never);
        return item;
      }
      case "fetchBundles":
        return bundles.get(id) ?? null;
      case "submitBundles": {
        const bundle = bundles.get(id);
        if (!bundle) return null;
        Object.assign(bundle, { status: params.get("Status") });
        return bundle;
      }
      case "listBundlesAssignments":
        return { results: assignments.get(id) ?? [], meta: { next_page_url: null } };
      case "assignBundles":
        return assign(id, params.get("ObjectSid") ?? "");
      case "createEndUser":
        return create(endUsers, "IT", params);
      case "updateEndUser":
        return change(endUsers, id, params);
      case "listEndUsers":
        return listNamed(endUsers);
      case "listDocuments":
        return listNamed(documents);
      case "createDocument":
        return create(documents, "RD", params);
      case "listAddresses": {
        const named = [...addresses.values()].filter(
          ({ FriendlyName }) => FriendlyName === params.get("FriendlyName"),
        );
        return { addresses: named };
      }
      case "createAddress":
        return create(addresses, "AD", params);
      case "updateAddress":
        return change(addresses, id, params);
      case "listBrands":
        return { data: [...brands.values()], meta: { next_page_url: null } };
      case "createBrand":
        return createBrand(params);
      case "fetchBrand":
        return readBrand(id);
      case "updateBrand":
        fake.submissions.brand += 1;
        return readBrand(id);
      case "sendCode":
        fake.codesSent += 1;
        return brands.has(id) ? { brand_registration_sid: id } : null;
      case "listServices":
        return { services: [...services.values()], meta: { next_page_url: null } };
      case "createService": {
        const service = { sid: newSid("MG"), friendly_name: params.get("FriendlyName") };
        services.set(service.sid, service);
        return service;
      }
      case "listCampaigns":
        return { compliance: [...campaigns.values()].filter(({ service }) => service === id) };
      case "createCampaign":
        return createCampaign(id, params);
      case "fetchCampaign":
        return readCampaign(inner);
      case "updateCampaign":
        fake.submissions.campaign += 1;
        return readCampaign(inner);
      default:
        return null;
    }
  }

  function listBundles(kind: string, params: URLSearchParams) {
    if (params.get("PolicySid") === policies.primary) {
      return fake.hasPrimaryProfile
        ? [{ sid: `BU${"0".repeat(32)}`, status: "twilio-approved" }]
        : [];
    }
    return [...bundles.values()].filter(
      (bundle) => bundle.kind === kind && bundle.FriendlyName === params.get("FriendlyName"),
    );
  }

  /** An object can be assigned to a bundle once. */
  function assign(id: string, objectSid: string) {
    const current = assignments.get(id) ?? [];
    if (!bundles.has(id)) return null;
    if (current.some(({ object_sid }) => object_sid === objectSid)) return 22219;
    const assignment = { sid: newSid("BV"), object_sid: objectSid };
    assignments.set(id, [...current, assignment]);
    return assignment;
  }

  function listNamed(all: Map<string, Item>) {
    const results = [...all.values()].map((item) => ({
      ...item,
      friendly_name: item.FriendlyName,
    }));
    return { results, meta: { next_page_url: null } };
  }

  function create(all: Map<string, Item>, kind: string, params: URLSearchParams) {
    const item = { ...values(params), sid: newSid(kind) };
    all.set(item.sid, item);
    return item;
  }

  function change(all: Map<string, Item>, id: string, params: URLSearchParams) {
    const item = all.get(id);
    return item ? Object.assign(item, values(params)) : null;
  }

  function createBrand(params: URLSearchParams) {
    const profile = params.get("CustomerProfileBundleSid") ?? "";
    const bundlesOf = [profile, params.get("A2PProfileBundleSid") ?? ""];
    if (bundlesOf.some((bundleId) => bundles.get(bundleId)?.status !== "pending-review"))
      return 30793;
    fake.submissions.brand += 1;
    const item = { sid: newSid("BN"), customer_profile_bundle_sid: profile, ...values(params) };
    brands.set(item.sid, item);
    return readBrand(item.sid);
  }

  function readBrand(id: string) {
    const item = brands.get(id);
    if (!item) return null;
    const { status, identity, codes = [] } = fake.brand(id);
    return { ...item, status, identity_status: identity ?? null, errors: problemsOf(codes) };
  }

  function createCampaign(service: string, params: URLSearchParams) {
    const brand = params.get("BrandRegistrationSid") ?? "";
    if (!services.has(service) || !brands.has(brand)) return null;
    if (fake.brand(brand).status !== "APPROVED") return 21717;
    fake.submissions.campaign += 1;
    const samples = params.getAll("MessageSamples");
    const item = { ...values(params), MessageSamples: samples, sid: newSid("QE"), service };
    campaigns.set(item.sid, item);
    return readCampaign(item.sid);
  }

  function readCampaign(id: string) {
    const item = campaigns.get(id);
    if (!item) return null;
    const { status, codes = [] } = fake.campaign(id);
    return { ...item, campaign_status: status, errors: problemsOf(codes) };
  }

  return fake;
}
