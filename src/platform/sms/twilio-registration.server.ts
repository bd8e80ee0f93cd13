import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import {
  brandKey,
  campaignKey,
  type RegistrationDetails,
  type RegistrationProvider,
  type RegistrationResult,
  type RegistrationStep,
} from "./registration.ts";
import { type SmsProvider, webhookAddress } from "./sms.ts";
import { findInPages, requestTwilio, type Twilio } from "./twilio-api.server.ts";
import {
  addresses,
  assignments,
  brand,
  brands,
  bundle,
  campaign,
  campaigns,
  listed,
  made,
  namedList,
  owned,
  services,
} from "./twilio-registration.schema.ts";
import {
  addressOf,
  brandContent,
  brandStates,
  campaignFields,
  campaignStates,
  type Fields,
  formOf,
  idOf,
  messagingOf,
  noPrimaryProfile,
  peopleOf,
  policies,
  refusal,
} from "./twilio-registration-fields.ts";

/** The APIs of a registration: each has its own host. */
export type TwilioHosts = { account: Twilio; trustHub: Twilio; messaging: Twilio };

type Found = Awaited<ReturnType<typeof findInPages>>;
type Made = RegistrationResult<{ id: string }>;

/**
 * Registration of businesses for A2P 10DLC ("A2P 10DLC - Standard and Low-Volume Standard Brand Onboarding
 * Guide for ISVs" and "New Sole Proprietor A2P 10DLC Registration for ISVs: API Walkthrough").
 */
export function createTwilioRegistration(
  { account, trustHub, messaging }: TwilioHosts,
  hasSignature: SmsProvider["hasValidSignature"],
): RegistrationProvider {
  const get = <Answer>(host: Twilio, schema: z.ZodType<Answer>, path: string) =>
    requestTwilio(host, schema, { method: "GET", path });

  async function post(host: Twilio, path: string, fields: Fields): Promise<Made> {
    const result = await requestTwilio(host, made, { method: "POST", path, form: formOf(fields) });
    return result.ok ? { ok: true, id: result.found.sid } : refusal(result);
  }

  /**
   * Updates the resource if its ID is known. Otherwise creates it, after searching for it if an earlier
   * attempt may have succeeded.
   */
  async function createOrUpdate(
    state: { known: string | null; wasAttempted: boolean },
    calls: { create(): Promise<Made>; find?(): Promise<Found>; change?(id: string): Promise<Made> },
  ): Promise<Made> {
    if (state.known) return calls.change?.(state.known) ?? { ok: true, id: state.known };
    if (state.wasAttempted && calls.find) {
      const result = await calls.find();
      // The earlier call may have had an effect, so the next attempt searches for it again.
      if (!result.ok) return { ...refusal(result), certain: false };
      if (result.id) return { ok: true, id: result.id };
    }
    return calls.create();
  }

  /** The operator's own profile, which Twilio approved; businesses' profiles belong to it. */
  const primaryStep: RegistrationStep = {
    key: "primary",
    content: "",
    async run(_ids, knownId) {
      if (knownId) return { ok: true, id: knownId };
      const query = new URLSearchParams({ PolicySid: policies.primary, Status: "twilio-approved" });
      const result = await get(trustHub, listed, `/CustomerProfiles?${query}`);
      if (!result.ok) return refusal(result);
      const [first] = result.found.results;
      return first ? { ok: true, id: first.sid } : noPrimaryProfile;
    },
  };

  function endUserStep(
    { reference }: RegistrationDetails,
    { key, type, attributes }: ReturnType<typeof messagingOf>,
  ): RegistrationStep {
    const content = JSON.stringify(attributes);
    const named = { FriendlyName: `${reference} ${key}`, Attributes: content };
    return {
      key,
      content,
      run: (_ids, knownId, wasAttempted) =>
        createOrUpdate(
          { known: knownId, wasAttempted },
          {
            create: () => post(trustHub, "/EndUsers", { ...named, Type: type }),
            change: (id) => post(trustHub, `/EndUsers/${id}`, named),
            find: () => findNamed("/EndUsers", named.FriendlyName),
          },
        ),
    };
  }

  function addressSteps(details: RegistrationDetails): RegistrationStep[] {
    const { reference } = details;
    const fields = addressOf(details);
    return [
      {
        key: "address",
        content: JSON.stringify(fields),
        run: (_ids, knownId, wasAttempted) =>
          createOrUpdate(
            { known: knownId, wasAttempted },
            {
              create: () => post(account, "/Addresses.json", { ...fields, IsoCountry: "US" }),
              change: (id) => post(account, `/Addresses/${id}.json`, fields),
              async find() {
                const query = new URLSearchParams({ FriendlyName: reference });
                const result = await get(account, addresses, `/Addresses.json?${query}`);
                if (!result.ok) return result;
                return { ok: true, id: result.found.addresses[0]?.sid ?? null };
              },
            },
          ),
      },
      {
        key: "document",
        content: "",
        run: (ids, knownId, wasAttempted) =>
          createOrUpdate(
            { known: knownId, wasAttempted },
            {
              create: () =>
                post(trustHub, "/SupportingDocuments", {
                  FriendlyName: reference,
                  Type: "customer_profile_address",
                  Attributes: JSON.stringify({ address_sids: idOf(ids, "address") }),
                }),
              find: () => findNamed("/SupportingDocuments", reference),
            },
          ),
      },
    ];
  }

  /**
   * Steps that create a profile or trust product, assign the other steps' resources to it, and submit it
   * for review.
   */
  function bundleSteps(
    key: "profile" | "trust",
    details: RegistrationDetails,
    parts: readonly string[],
  ): RegistrationStep[] {
    const { reference, kind, notify } = details;
    const root = key === "profile" ? "/CustomerProfiles" : "/TrustProducts";
    const named = { FriendlyName: `${reference} ${key}`, PolicySid: policies[kind][key] };
    const { siteUrl, addresses: paths } = account;
    const callback = webhookAddress(siteUrl, paths.registrationStatus, { reference });
    const create: RegistrationStep = {
      key,
      content: "",
      run: (_ids, knownId, wasAttempted) =>
        createOrUpdate(
          { known: knownId, wasAttempted },
          {
            create: () =>
              post(trustHub, root, { ...named, Email: notify, StatusCallback: callback }),
            async find() {
              const result = await get(trustHub, listed, `${root}?${new URLSearchParams(named)}`);
              if (!result.ok) return result;
              return { ok: true, id: result.found.results[0]?.sid ?? null };
            },
          },
        ),
    };
    const assign = (part: string): RegistrationStep => ({
      key: `${key}-${part}`,
      content: "",
      async run(ids, knownId, wasAttempted) {
        const path = `${root}/${idOf(ids, key)}/EntityAssignments`;
        const objectSid = idOf(ids, part);
        return createOrUpdate(
          { known: knownId, wasAttempted },
          {
            create: () => post(trustHub, path, { ObjectSid: objectSid }),
            async find() {
              const result = await get(trustHub, assignments, `${path}?PageSize=100`);
              if (!result.ok) return result;
              const assignment = result.found.results.find(
                ({ object_sid }) => object_sid === objectSid,
              );
              return { ok: true, id: assignment?.sid ?? null };
            },
          },
        );
      },
    });
    const submit: RegistrationStep = {
      key: `${key}-submitted`,
      content: brandContent(details),
      async run(ids) {
        const path = `${root}/${idOf(ids, key)}`;
        const current = await get(trustHub, bundle, path);
        if (!current.ok) return refusal(current);
        const { status, sid } = current.found;
        if (status === "pending-review" || status === "in-review") return { ok: true, id: sid };
        return post(trustHub, path, { Status: "pending-review" });
      },
    };
    return [create, ...parts.map(assign), submit];
  }

  function brandStep(details: RegistrationDetails): RegistrationStep {
    const root = "/a2p/BrandRegistrations";
    return {
      key: brandKey,
      content: `${brandContent(details)} ${details.submissions.brand}`,
      run: (ids, knownId, wasAttempted) =>
        createOrUpdate(
          { known: knownId, wasAttempted },
          {
            create: () =>
              post(messaging, root, {
                CustomerProfileBundleSid: idOf(ids, "profile"),
                A2PProfileBundleSid: idOf(ids, "trust"),
                BrandType: details.kind === "standard" ? "STANDARD" : "SOLE_PROPRIETOR",
                // Vetting is for high volume and costs more: this is a low-volume brand.
                SkipAutomaticSecVet: "true",
              }),
            change: (id) => post(messaging, `${root}/${id}`, {}),
            find: () =>
              findInPages(messaging, `${root}?PageSize=100`, brands, ({ data }) => {
                const profile = idOf(ids, "profile");
                return data.find((assignment) => assignment.customer_profile_bundle_sid === profile)
                  ?.sid;
              }),
          },
        ),
    };
  }

  function serviceStep({ reference }: RegistrationDetails): RegistrationStep {
    const name = `${reference} texts`;
    return {
      key: "service",
      content: "",
      run: (_ids, knownId, wasAttempted) =>
        createOrUpdate(
          { known: knownId, wasAttempted },
          {
            // Texts to the number keep going to the number's own webhook.
            create: () =>
              post(messaging, "/Services", {
                FriendlyName: name,
                UseInboundWebhookOnNumber: "true",
              }),
            find: () =>
              findInPages(
                messaging,
                "/Services?PageSize=100",
                services,
                ({ services: all }) => all.find(({ friendly_name }) => friendly_name === name)?.sid,
              ),
          },
        ),
    };
  }

  function campaignStep(details: RegistrationDetails): RegistrationStep {
    const { changeable, created } = campaignFields(details);
    return {
      key: campaignKey,
      content: `${JSON.stringify(created)} ${details.submissions.campaign}`,
      run(ids, knownId, wasAttempted) {
        const root = `/Services/${idOf(ids, "service")}/Compliance/Usa2p`;
        return createOrUpdate(
          { known: knownId, wasAttempted },
          {
            create: () =>
              post(messaging, root, { BrandRegistrationSid: idOf(ids, brandKey), ...created }),
            change: (id) => post(messaging, `${root}/${id}`, changeable),
            async find() {
              const result = await get(messaging, campaigns, `${root}?PageSize=20`);
              if (!result.ok) return result;
              return { ok: true, id: result.found.compliance[0]?.sid ?? null };
            },
          },
        );
      },
    };
  }

  /** Finds a resource by its name, in a Trust Hub list that can't be filtered. */
  const findNamed = (root: string, name: string) =>
    findInPages(
      trustHub,
      `${root}?PageSize=100`,
      namedList,
      ({ results }) => results.find(({ friendly_name }) => friendly_name === name)?.sid,
    );

  return {
    name: "twilio",

    brandSteps(details) {
      const people = peopleOf(details);
      const ofProfile = ["primary", ...people.map(({ key }) => key), "document"];
      return [
        primaryStep,
        ...people.map((person) => endUserStep(details, person)),
        ...addressSteps(details),
        ...bundleSteps("profile", details, ofProfile),
        endUserStep(details, messagingOf(details)),
        ...bundleSteps("trust", details, ["messaging", "profile"]),
        brandStep(details),
      ];
    },

    campaignSteps: (details) => [serviceStep(details), campaignStep(details)],

    async readBrand(ids) {
      const path = `/a2p/BrandRegistrations/${idOf(ids, brandKey)}`;
      const result = await get(messaging, brand, path);
      if (!result.ok) {
        if (result.status !== 404) return refusal(result);
        return { ok: true, status: "gone", needsReply: false, errors: [] };
      }
      const { status, identity_status, errors } = result.found;
      const state = brandStates[status] ?? "pending";
      if (state !== "approved" || identity_status !== "UNVERIFIED") {
        return { ok: true, status: state, needsReply: false, errors: errors };
      }
      // Unverified with feedback: no campaign can be registered until it is fixed.
      const isRejected = errors.length > 0;
      const next = isRejected ? "rejected" : "pending";
      return { ok: true, status: next, needsReply: !isRejected, errors: errors };
    },

    async readCampaign(ids) {
      const root = `/Services/${idOf(ids, "service")}/Compliance/Usa2p`;
      const result = await get(messaging, campaign, `${root}/${idOf(ids, campaignKey)}`);
      if (!result.ok) {
        return result.status === 404 ? { ok: true, status: "gone", errors: [] } : refusal(result);
      }
      const { campaign_status, errors } = result.found;
      return { ok: true, status: campaignStates[campaign_status] ?? "pending", errors: errors };
    },

    async resendCode(ids) {
      const path = `/a2p/BrandRegistrations/${idOf(ids, brandKey)}/SmsOtp`;
      const request = { method: "POST", path, form: new URLSearchParams() } as const;
      const sent = await requestTwilio(messaging, z.object({}), request);
      return sent.ok ? { ok: true } : refusal(sent);
    },

    async addNumber(ids, phone) {
      const query = new URLSearchParams({ PhoneNumber: phone, PageSize: "1" });
      const result = await get(account, owned, `/IncomingPhoneNumbers.json?${query}`);
      // The earlier call may have had an effect, so the next attempt searches for it again.
      if (!result.ok) return { ...refusal(result), certain: false };
      const [number] = result.found.incoming_phone_numbers;
      if (number?.phone_number !== phone) return { ok: true, missing: true };
      const path = `/Services/${idOf(ids, "service")}/PhoneNumbers`;
      const already = await get(messaging, made, `${path}/${number.sid}`);
      if (already.ok) return { ok: true, missing: false };
      if (already.status !== 404) return refusal(already);
      const added = await post(messaging, path, { PhoneNumberSid: number.sid });
      return added.ok ? { ok: true, missing: false } : added;
    },

    hasValidSignature(path, params, signature, rawBody) {
      if (!rawBody) return hasSignature(path, params, signature);
      // JSON isn't part of the signature, but its digest in the URL is.
      const query = new URL(path, account.siteUrl).searchParams;
      const presentedSignature = Buffer.from(query.get("bodySHA256") ?? "");
      const expected = Buffer.from(createHash("sha256").update(rawBody).digest("hex"));
      if (
        presentedSignature.length !== expected.length ||
        !timingSafeEqual(presentedSignature, expected)
      )
        return false;
      return hasSignature(path, new URLSearchParams(), signature);
    },
  };
}
