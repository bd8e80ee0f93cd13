import {
  addAttachedFile,
  type FileChanged,
  removeAttachedFile,
  restoreAttachedFile,
  shareAttachedFile,
} from "~/domains/schedule/index.server.ts";
import { type FileOwner, fileMessages, undoFileDays } from "~/domains/schedule/index.ts";
import {
  type ActionArgs,
  type ReceivedForm,
  runReceived,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import type { ToastText } from "~/ui/toasts/show-toast.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";

const notSaved = { title: "Not Saved", description: "Please refresh and try again." };

const successTexts: Record<string, ToastText> = {
  "remove-file": {
    title: "Removed",
    description: `You can put it back for ${undoFileDays} days.`,
  },
  "restore-file": { title: "Restored", description: "The file is in the list again." },
  "share-file": { title: "Shared", description: "The customer sees it on their page." },
  "hide-file": { title: "Not Shared", description: "Only your team sees it." },
};

/** Whether a form of a job or customer is about its files. */
export const isFilesIntent = (intent: unknown): boolean =>
  intent === "add-file" || (typeof intent === "string" && Object.hasOwn(successTexts, intent));

const invalid = (errors: FieldErrors) => ({ ok: false as const, code: "invalid" as const, errors });

/** The response to a file that is larger than any upload. */
export const refuseLargeFile = () =>
  respondWithRefusal(
    invalid({ file: fileMessages.too_large }),
    notSaved,
    {},
    {
      values: { intent: "add-file" },
    },
  );

/** Adds, removes, restores, or shares a file of a job or customer. */
export async function handleFilesForm(args: ActionArgs, form: ReceivedForm, owner: FileOwner) {
  const member = sessionMember(args.context);
  if (form.body.intent === "add-file") return addFile(args, form, owner);
  const intent = String(form.body.intent);
  const fileId = readId(form.body.file_id);
  if (!fileId) throw notFound();
  const change = { owner, fileId };
  const changed = await runReceived(args, form, {
    call: ({ platform }): Promise<FileChanged> => {
      switch (intent) {
        case "remove-file":
          return removeAttachedFile(platform, member, change);
        case "restore-file":
          return restoreAttachedFile(platform, member, change);
        case "share-file":
        case "hide-file":
          return shareAttachedFile(platform, member, {
            ...change,
            isShared: intent === "share-file",
          });
        default:
          throw malformed();
      }
    },
  });
  const toast = successTexts[intent];
  if (changed.ok && toast) return respondWithToasts(toast);
  if (changed.ok) throw malformed();
  return respondWithRefusal(changed, notSaved, { not_possible: fileMessages.not_possible });
}

async function addFile(args: ActionArgs, form: ReceivedForm, owner: FileOwner) {
  const member = sessionMember(args.context);
  const file = form.file("file");
  const added = await runReceived(args, form, {
    read: () => (file ? { ok: true as const, value: file } : invalid({ file: "Choose a file" })),
    call: async ({ platform, requestKey }, sent) => {
      const stored = await addAttachedFile(platform, member, { owner, file: sent, requestKey });
      if (stored.ok || !(stored.code in fileMessages)) return stored;
      return invalid({ file: fileMessages[stored.code as keyof typeof fileMessages] });
    },
  });
  if (!added.ok) return respondWithRefusal(added, notSaved, {}, { values: form.body });
  return respondWithToasts({ title: "File Added", description: "Only your team sees it." });
}
