import { data } from "react-router";
import { type Actor, photoMessages } from "~/domains/shared/index.ts";
import {
  type EditedPage,
  restorePage,
  savePage,
  storePhoto,
} from "~/domains/storefront/index.server.ts";
import {
  changeList,
  isPageList,
  readTypedPage,
  type TypedPage,
  weekdays,
} from "~/domains/storefront/index.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  malformed,
  notFound,
  waitFor,
  waitMessage,
} from "~/platform/http/failures/refusal.server.ts";

const messages = {
  changed_elsewhere:
    "Someone else just saved this page, so yours isn’t saved. Everything you typed is still here. Compare it with the page below, then save again.",
};

type Outcome = AnyRefused | { ok: true; done: string | null; typed: TypedPage | null };

/** Handles the page editor's buttons; without JavaScript each is a separate request. */
export async function handlePageEditorForm(args: ActionArgs, actor: Actor, pageId: string) {
  let typed: TypedPage | null = null;
  const { values: _, ...result } = await runForm(args, {
    call: async ({ platform, body, file }): Promise<Outcome> => {
      const edited: EditedPage = { pageId, expected: readNumber(body.version) };
      const [intent = "", ...rest] = String(body.intent).split(":");
      if (intent === "restore") {
        const restored = await restorePage(platform, actor, edited, readNumber(rest[0]));
        return restored.ok ? { ok: true, done: "Version restored.", typed: null } : restored;
      }
      typed = readTypedPage(body);
      const photo = file("photo");
      if (photo) {
        const seconds = await waitFor(args.context, "upload");
        if (seconds > 0) return photoRejected(waitMessage(seconds));
        const stored = await storePhoto(platform, actor, pageId, photo);
        if (!stored.ok) return asFieldError(stored);
        const alt = String(body.photo_alt ?? "").trim();
        typed = { ...typed, photos: [...typed.photos, { id: stored.id, alt }] };
      }
      if (intent !== "save") return { ok: true, done: null, typed: changed(typed, intent, rest) };
      const saved = await savePage(platform, actor, edited, typed);
      const successMessage = "Saved. Your changes are live on the page.";
      return saved.ok ? { ok: true, done: successMessage, typed: null } : saved;
    },
  });
  if (result.ok) {
    return data({ message: null, errors: {}, done: result.done, typed: result.typed });
  }
  if (result.code === "not_found") throw notFound();
  return showAgain(result, { done: null, typed }, messages);
}

/** The input after a button that changes one of its lists. */
function changed(typed: TypedPage, intent: string, [list = "", at = "0"]: string[]): TypedPage {
  if (intent === "show" || intent === "upload") return typed;
  if (intent === "copy-hours") return copyHoursToAllDays(typed);
  if (!isPageList(list)) throw malformed();
  return changeList(typed, intent, list, readNumber(at));
}

/** Copies Monday's hours to the other weekdays. */
function copyHoursToAllDays(typed: TypedPage): TypedPage {
  const copied = weekdays.slice(0, 5).map((day) => [day, typed.hours.monday]);
  return { ...typed, hours: { ...typed.hours, ...Object.fromEntries(copied) } };
}

function asFieldError(refused: AnyRefused): AnyRefused {
  const messagesByIntent: Record<string, string> = {
    ...photoMessages,
    not_possible:
      "This page has too many photos. Photos it no longer shows are deleted after a day.",
  };
  const photo = messagesByIntent[refused.code];
  return photo ? photoRejected(photo) : refused;
}

const photoRejected = (photo: string): AnyRefused => ({
  ok: false,
  code: "invalid",
  errors: { photo },
});

function readNumber(text: unknown): number {
  if (typeof text !== "string" || !/^\d{1,9}$/.test(text)) throw malformed();
  return Number(text);
}
