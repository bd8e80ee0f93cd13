import {
  addChecklistToJob,
  addJobNote,
  addJobPhoto,
  removeJobPhoto,
  renameJob,
  setJobStatus,
  setJobTask,
  shareJobPhoto,
  type TaskSaved,
} from "~/domains/schedule/index.server.ts";
import {
  jobNoteSchema,
  jobPhotoSchema,
  jobTitleSchema,
  maxJobPhotos,
  maxJobTasks,
} from "~/domains/schedule/index.ts";
import { type BusinessMember, photoMessages } from "~/domains/shared/index.ts";
import {
  type ActionArgs,
  type ReceivedForm,
  receiveForm,
  runReceived,
} from "~/platform/http/commands/run-command.server.ts";
import { BadRequest } from "~/platform/http/failures/failures.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check, type FieldErrors } from "~/platform/validation/form.ts";
import type { ToastText } from "~/ui/toasts/show-toast.ts";
import {
  handleFilesForm,
  isFilesIntent,
  refuseLargeFile,
} from "~/web/crm/files/files-action.server.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";

type JobForm = { args: ActionArgs; form: ReceivedForm; member: BusinessMember; jobId: string };

const notSaved = { title: "Not Saved", description: "Please refresh and try again." };

const changedElsewhere = {
  changed_elsewhere: "A teammate just changed this. What they saved is shown above your input.",
};

const invalid = (errors: FieldErrors) => ({ ok: false as const, code: "invalid" as const, errors });

/** Handles the forms and buttons of a job's page. */
export async function handleJobForm(args: ActionArgs, id: string) {
  const member = sessionMember(args.context);
  const jobId = readId(id);
  if (!jobId) throw notFound();
  const form = await receiveForm(args.request).catch((error: unknown) => {
    if (error instanceof BadRequest && error.status === 413) return null;
    throw error;
  });
  // The body of a form that is too large isn't read, but its address says which one it is.
  if (!form && new URL(args.request.url).searchParams.has("file")) return refuseLargeFile();
  if (!form) {
    const values = { intent: "add-photo" };
    return respondWithRefusal(
      invalid({ photo: photoMessages.too_large }),
      notSaved,
      {},
      { values },
    );
  }
  if (isFilesIntent(form.body.intent)) return handleFilesForm(args, form, { jobId });
  const job = { args, form, member, jobId };
  switch (form.body.intent) {
    case "add-note":
      return addNote(job);
    case "add-photo":
      return addPhoto(job);
    case "rename":
      return rename(job);
    default:
      return pressButton(job);
  }
}

async function addNote({ args, form, member, jobId }: JobForm) {
  const added = await runReceived(args, form, {
    read: (body) => check(jobNoteSchema, body),
    call: ({ platform, requestKey }, { note: text }) =>
      addJobNote(platform, member, { jobId, text, requestKey }),
  });
  if (!added.ok) return respondWithRefusal(added, notSaved, {}, { values: form.body });
  return respondWithToasts({ title: "Note Added", description: "Only your team can see it." });
}

async function rename({ args, form, member, jobId }: JobForm) {
  const renamed = await runReceived(args, form, {
    read: (body) => check(jobTitleSchema, body),
    call: ({ platform }, { what, seen }) => renameJob(platform, member, { jobId, what, seen }),
  });
  if (!renamed.ok) {
    return respondWithRefusal(renamed, notSaved, changedElsewhere, { values: form.body });
  }
  return respondWithToasts({ title: "Saved", description: "The job has a new title." });
}

async function addPhoto({ args, form, member, jobId }: JobForm) {
  const file = form.file("photo");
  const taskId = readId(form.body.task_id);
  const added = await runReceived(args, form, {
    read: (body) => (file ? check(jobPhotoSchema, body) : invalid({ photo: "Choose a photo" })),
    call: async ({ platform, requestKey }, photo) => {
      if (!file) throw malformed();
      const stored = await addJobPhoto(platform, member, {
        jobId,
        file,
        ...photo,
        taskId,
        requestKey,
      });
      if (stored.ok || !(stored.code in photoErrors)) return stored;
      return invalid({ photo: photoErrors[stored.code as keyof typeof photoErrors] });
    },
  });
  if (!added.ok) return respondWithRefusal(added, notSaved, {}, { values: form.body });
  return respondWithToasts({ title: "Photo Added", description: "Your team sees it on this job." });
}

const photoErrors = {
  ...photoMessages,
  not_possible: `A job can have up to ${maxJobPhotos} photos. Delete one first.`,
};

const successTexts: Record<string, ToastText> = {
  "check-task": { title: "Done", description: "The task is checked off." },
  "open-task": { title: "Reopened", description: "The task is open again." },
  "remove-photo": { title: "Deleted", description: "The photo is gone for good." },
  "share-photo": { title: "Shared", description: "The customer sees it on their page." },
  "hide-photo": { title: "Not Shared", description: "Only your team sees it." },
  "add-checklist": { title: "Checklist Added", description: "Your crew sees it on this job." },
  "set-done": { title: "Job Done", description: "You can invoice it now." },
  "set-canceled": { title: "Job Canceled", description: "You can reopen it any time." },
  "set-open": { title: "Job Reopened", description: "It’s open again." },
};

const refusals: Record<string, string> = {
  "add-checklist": `A job can have up to ${maxJobTasks} tasks.`,
  "set-done": "It still has an upcoming appointment. Finish or cancel that first.",
  "set-canceled": "It still has an upcoming appointment. Finish or cancel that first.",
};

/** Runs a button without fields of its own. */
async function pressButton({ args, form, member, jobId }: JobForm) {
  const { body } = form;
  const intent = String(body.intent);
  const toast = successTexts[intent];
  if (!toast) throw malformed();
  const idOf = (field: string) => {
    const id = readId(body[field]);
    if (!id) throw notFound();
    return id;
  };
  const changed = await runReceived(args, form, {
    call: async ({ platform, requestKey }): Promise<TaskSaved> => {
      switch (intent) {
        case "check-task":
        case "open-task": {
          const isDone = intent === "check-task";
          const taskId = idOf("task_id");
          return setJobTask(platform, member, { jobId, taskId, isDone, requestKey });
        }
        case "remove-photo": {
          const removed = await removeJobPhoto(platform, member, {
            jobId,
            photoId: idOf("photo_id"),
          });
          return removed.ok ? { ok: true, changed: true } : removed;
        }
        case "share-photo":
        case "hide-photo": {
          const photoId = idOf("photo_id");
          const isShared = intent === "share-photo";
          const shared = await shareJobPhoto(platform, member, { jobId, photoId, isShared });
          return shared.ok ? { ok: true, changed: true } : shared;
        }
        case "add-checklist":
          return addChecklistToJob(platform, member, { jobId, checklistId: idOf("checklist_id") });
        case "set-done":
          return setJobStatus(platform, member, { jobId, status: "done" });
        case "set-canceled":
          return setJobStatus(platform, member, { jobId, status: "canceled" });
        default:
          return setJobStatus(platform, member, { jobId, status: "open" });
      }
    },
  });
  if (changed.ok) return respondWithToasts(toast);
  const why = refusals[intent];
  return respondWithRefusal(changed, notSaved, why ? { not_possible: why } : {}, { values: body });
}
