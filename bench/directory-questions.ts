/** One search of the directory; `service` is a slug, null for all. */
export type TestQuestion = { text: string; service: string | null; kind: string };

const kinds: Record<string, readonly (string | [text: string, service: string])[]> = {
  "no words": ["", ["", "hvac"], ["", "cleaning-services"]],
  city: ["austin", "houston", "st. louis", "winston-salem", "san antonio", "new york", "la crosse"],
  "city and service": [
    ["austin", "plumbing"],
    ["denver", "lawn-care"],
    ["san diego", "roofing"],
  ],
  "city and state": ["Austin, TX", "springfield il", "charlotte north carolina"],
  "state code": ["TX", "ca", "WY", ["tx", "painting"], ["FL", "pest-control"]],
  "state name": ["texas", "carolina", ["ohio", "electrician"]],
  "common word": ["plumbing", "heating", "services", "north", "san", ["north", "handyman"]],
  "common part of a word": ["ing", "ton", "ville", "bur", ["ton", "lawn-care"]],
  "one letter": ["a", "s", "q", "z", ["a", "hvac"], ["m", "roofing"]],
  "two letters": ["mi", "be", "st"],
  "rare word": ["kowalski", "xtreme", "peña", "zenith", ["kowalski", "roofing"]],
  "two words": ["smith plumbing", "lake roofing", "family heating", ["green lawn", "lawn-care"]],
  "two words, common and rare": ["kowalski houston", "zenith services", "smith & sons"],
  nothing: ["zzzzzz", "qwxk plumbing", "carolina hawaii", ["xylophone", "hvac"]],
};

/** The sixty questions the directory is benchmarked with; fixed, so runs can be compared. */
export const questions: readonly TestQuestion[] = Object.entries(kinds).flatMap(
  ([kind, requests]) =>
    requests.map((request) =>
      typeof request === "string"
        ? { text: request, service: null, kind }
        : { text: request[0], service: request[1], kind },
    ),
);
