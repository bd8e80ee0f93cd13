import { creates } from "./creates.js";
import { searches } from "./searches.js";
import { triggers } from "./triggers.js";

/** The version of the API whose bodies this app reads (`api.versions`). */
const apiVersion = "2026-11-28";

/** The site over HTTPS, without the slash or path that people paste with it. */
const originOf = (site) => {
  const { origin } = new URL(/^https?:/i.test(site) ? site : `https://${site}`);
  return origin.replace(/^http:/, "https:");
};

const addKey = (request, _z, bundle) => {
  const { site } = bundle.authData;
  if (request.url.startsWith(site)) request.url = originOf(site) + request.url.slice(site.length);
  request.headers = {
    ...request.headers,
    Authorization: `Bearer ${bundle.authData.api_key}`,
    "Hearthline-Version": apiVersion,
  };
  return request;
};

const authentication = {
  type: "custom",
  fields: [
    {
      key: "site",
      label: "Site",
      required: true,
      type: "string",
      helpText: "The address of your Hearthline site, such as https://hearthline.example",
    },
    {
      key: "api_key",
      label: "API key",
      required: true,
      type: "password",
      helpText:
        "An owner creates one under Settings, API keys. Reading leads is required; check what else your Zaps do.",
    },
  ],
  test: (z, bundle) =>
    z.request({ method: "GET", url: `${bundle.authData.site}/api/v1/pages` }).then(() => ({
      site: bundle.authData.site,
    })),
  connectionLabel: "{{site}}",
};

export default {
  version: "1.0.0",
  platformVersion: "19.1.0",
  authentication,
  beforeRequest: [addKey],
  triggers,
  creates,
  searches,
};
