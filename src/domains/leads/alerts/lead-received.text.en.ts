/** English text of the new-request email, for the business and for staff. */
export const leadReceivedText = {
  /** @param service such as "plumbing" */
  subject: (values: { again: boolean; name: string; service: string; city: string }) =>
    `${values.again ? "New request" : "New lead"}: ${values.name} needs ${values.service} in ${values.city}`,
  preview: (values: { name: string; zipCode: string | null; urgency: string }) =>
    `${[values.name, values.zipCode && `ZIP ${values.zipCode}`].filter(Boolean).join(", ")}: ${values.urgency}`,
  heading: (name: string, isRepeat: boolean) =>
    isRepeat ? `${name} sent another request` : `${name} requested an estimate`,
  exclusive: "This lead came through your page and is exclusive to you.",
  from: (source: string | null) =>
    source ? `This lead came from ${source}.` : "This lead came from one of your lead sources.",
  /** Shown to staff only. */
  exclusiveTo: (businessName: string) =>
    `This lead came through ${businessName}’s page and is exclusive to ${businessName}.`,
  details: {
    name: "Name",
    phone: "Phone",
    email: "Email",
    need: "Request",
    zipCode: "ZIP code",
    urgency: "How soon",
    source: "Source",
  },
  openStaffArea: "Open in the staff area",
  call: (name: string) => `Call ${name} now`,
  email: (name: string) => `Email ${name} now`,
  openCrm: "Open in your CRM",
};
