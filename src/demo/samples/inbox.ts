/** Which member of the first demo business each lead is assigned to. */
export const demoAssigned = [
  { name: "Hannah Brooks", role: "office" },
  { name: "Marcus Bell", role: "owner" },
] as const;

export const demoSnippets = [
  {
    name: "Time options",
    words: "Hi {first_name}. Would {two_times} work for us to come by?",
  },
  {
    name: "Before we come",
    words:
      "Please clear out under the sinks and keep pets in another room while we work. Thank you! {business}",
  },
  {
    name: "Call me back",
    words: "I tried to reach you, {first_name}. Call us at {phone} when you have a minute.",
  },
] as const;
