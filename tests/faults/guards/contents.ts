import { declareGuards } from "../guards.ts";

/** What becomes of what people typed or uploaded. */
export const contentGuards = declareGuards({
  addressesInsideAreNotAsked: { from: "isInside", answer: "return false;" },
  structuredDataStaysText: {
    text: 'JSON.stringify(data).replace(/</g, "\\\\u003c")',
    without: "JSON.stringify(data)",
  },
  colorOfTheForm: { from: "parseBrandColor", answer: "return text;" },
  colorOfThePage: {
    text: "brandColor && /^#[0-9a-f]{6}$/i.test(brandColor)",
    without: "brandColor",
  },
  webAddress: { from: "isWebAddress", answer: "return true;" },
  suspicion: { from: "suspicionOf", answer: "return null;" },
  oneLine: {
    text: 'text === "string" ? text.replace(/\\s+/g, " ")',
    without: 'text === "string" ? text',
  },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what the code says
  noFormulas: { text: "formula.test(value) ? `'${value}` : value", without: "value" },
  errorsWithoutValues: {
    from: "describeError",
    answer:
      "return { message: String(error), detail: error?.detail ?? error?.cause?.detail, params: error?.params };",
  },
  picturesAreDrawnAnew: {
    from: "reencodeImage",
    answer:
      'return { ok: true, bytes: upload, extension: "png", contentType: "image/png", width: 9, height: 9 };',
  },
});
