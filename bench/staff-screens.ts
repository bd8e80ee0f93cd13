const contractors = "/admin/contractors";

/** The staff screens and the requests each makes; `id` is a contractor's. */
export const staffScreens = (id: string): Record<string, readonly string[]> => ({
  Dashboard: ["/admin/dashboard"],
  "Contractors, first pages": [
    contractors,
    `${contractors}?status=completed`,
    `${contractors}?status=in_progress`,
    `${contractors}?view=table`,
  ],
  "Contractors, in other orders": ["oldest", "active", "name"].map(
    (sort) => `${contractors}?sort=${sort}`,
  ),
  "Contractors, in the middle": ["newest", "oldest", "active", "name"].flatMap((sort) => [
    `${contractors}?sort=${sort}&after=${id}`,
    `${contractors}?sort=${sort}&before=${id}`,
  ]),
  "Contractors, a search": ["smith", "austin, tx", "kowalski houston", "plumbing", "555-0142"].map(
    (text) => `${contractors}?q=${encodeURIComponent(text)}`,
  ),
  "Contractors, a search without matches": [
    `${contractors}?q=zzqqzz`,
    `${contractors}?q=zzqqzz&status=in_progress`,
    `${contractors}?q=zzqqzz&sort=name`,
  ],
  "One contractor": [`${contractors}/${id}`],
  Estimates: ["/admin/estimates", "/admin/estimates?source=claim", "/admin/estimates?q=visitor-ab"],
  "Revenue share": ["/admin/revenue-share", "/admin/revenue-share?tab=participants"],
  "Leads, messages, pages, audit": [
    "/admin/leads",
    "/admin/messages",
    "/admin/pages",
    "/admin/audit",
  ],
});
