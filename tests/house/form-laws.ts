import type { SourceFile } from "./source-files.ts";

const pages = (files: SourceFile[]) => files.filter(({ path }) => /^src\/.*\.tsx$/.test(path));

/** The opening tags of these names, with their attributes. */
const tagsOf = (text: string, names: string): string[] =>
  text.match(new RegExp(`<(${names})\\b(=>|[^>])*>`, "g")) ?? [];

/** A key that identifies a list's entry, or that switches the form to other fields. */
const ofEntry = /^(\w*[iI]d|word|step|stage)$/;

/** Forms that are recreated when their data changes, which loses what someone typed since. */
export function keyedForms(files: SourceFile[]): string[] {
  return pages(files).flatMap(({ path, text }) =>
    tagsOf(text, "Form|form|fetcher\\.Form")
      .filter((tag) => /\bmethod="post"/.test(tag))
      .flatMap((tag) => {
        const [, key] = /\bkey=\{([^}]*)\}/.exec(tag) ?? [];
        if (key === undefined || ofEntry.test(key)) return [];
        return [
          `${path} recreates its form with ${key}\n  Its fields take saved values automatically (src/ui/form/saved-values.ts); useFreshForm empties it.`,
        ];
      }),
  );
}

/** These open by URL, or show content that never changes. */
const openByAddress = [
  "src/ui/layout/disclosure.tsx",
  "src/web/crm/analytics/analytics.tsx",
  "src/web/crm/conversations/conversation-entries.tsx",
  "src/web/crm/leads/lead-filters.tsx",
  // Its page runs no script.
  "src/web/customer/estimate/response-forms.tsx",
];

/** Disclosures that React closes when their condition ends, even while someone is using them. */
export function selfClosing(files: SourceFile[]): string[] {
  return pages(files)
    .filter(({ path }) => !openByAddress.includes(path))
    .filter(({ text }) => tagsOf(text, "details").some((tag) => /\bopen=\{/.test(tag)))
    .map(
      ({ path }) =>
        `${path} controls the open state of <details>\n  Use Disclosure (src/ui/layout/disclosure.tsx): only a person closes it.`,
    );
}

/** Forms that save to the URL, and a choice that resets with its message. */
const ownDefaults = [
  "src/web/admin/contractors/contractor-filters.tsx",
  "src/web/admin/lists/list-table.tsx",
  "src/web/crm/conversations/reply-box.tsx",
];

/** Native fields that keep their first default value when the saved value changes. */
export function staleFields(files: SourceFile[]): string[] {
  return pages(files)
    .filter(({ path }) => !path.startsWith("src/ui/form/") && !ownDefaults.includes(path))
    .filter(({ text }) => !text.includes("/saved-values.ts"))
    .filter(({ text }) =>
      tagsOf(text, "input|select|textarea").some(
        (tag) => /\bdefault(Value|Checked)=/.test(tag) && !tag.includes('type="hidden"'),
      ),
    )
    .map(
      ({ path }) =>
        `${path} has a field that keeps its first default\n  Use a field of src/ui/form, or useSavedValue.`,
    );
}
