import sharp from "sharp";

/** A contractor's answers in the wizard. */
export type Contractor = {
  firstName: string;
  lastName: string;
  businessName: string;
  email: string;
  phone: string;
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
  services: string[];
  otherService: string;
  serviceArea: string;
  description: string;
  leadMethod: string;
  ownDomain: "Yes" | "No";
  smsFollowup: "Yes" | "No";
  replyPhone: string;
  emailFollowup: "Yes" | "No";
  timing: string;
  customTiming: string;
  /** A picture to upload, or null for none. */
  logo: Upload | null;
  brandColor: string;
  tagline: string;
  website: string;
  facebookPage: string;
};

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A contractor who answers everything; each call gives a different person and business. */
export function sampleContractor(differences: Partial<Contractor> = {}): Contractor {
  const mark = crypto.randomUUID().slice(0, 8);
  return {
    firstName: "Maya",
    lastName: "Okafor",
    businessName: `Okafor & Daughters ${mark}`,
    email: `maya-${mark}@okafor.example`,
    phone: "(512) 555-0140",
    streetAddress: "12 Barton Springs Road",
    city: "Round Rock",
    state: "Texas",
    zipCode: "78664",
    services: ["HVAC", "Plumbing"],
    otherService: "",
    serviceArea: "Round Rock, Pflugerville, 78664",
    description: "Three generations of warm houses. We answer the phone ourselves.",
    leadMethod: "Google Ads",
    ownDomain: "No",
    smsFollowup: "Yes",
    replyPhone: "(512) 555-0141",
    emailFollowup: "Yes",
    timing: "Custom",
    customTiming: "20 min",
    logo: null,
    brandColor: "teal",
    tagline: "Warm in winter, cool in summer.",
    website: "okafor.example",
    facebookPage: "https://facebook.com/okafor.example",
    ...differences,
  };
}

/** A small real picture, 320 by 160 pixels. */
export async function sampleLogo(): Promise<Upload> {
  const picture = sharp({
    create: { width: 320, height: 160, channels: 3, background: "#0f766e" },
  });
  return { name: "our logo.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

/** A file named like a picture that isn't one. */
export const brokenLogo: Upload = {
  name: "logo.png",
  mimeType: "image/png",
  buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
};
