import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { Form } from "react-router";
import type { PageToEdit } from "~/domains/storefront/index.server.ts";
import { typedPage } from "~/domains/storefront/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { RestoreVersion } from "~/web/shared/forms/restore-version.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { handlePageEditorForm } from "./page-action.server.ts";
import { CredentialsPart, HoursPart, OffersPart, QuestionsPart, TextPart } from "./page-parts.tsx";
import { PhotosPart } from "./photos-part.tsx";

type PageFormProps = {
  edited: PageToEdit;
  result: Awaited<ReturnType<typeof handlePageEditorForm>>["data"] | undefined;
  mayChange: boolean;
  /** URL of the preview of the input, shown in an iframe next to the form. */
  preview: string;
};

const frame = "page-preview";

/** Editor of a business page next to its preview (`business-pages.editor`). */
export function PageForm({ edited, result, mayChange, preview }: PageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { version, content, photos, versions } = edited;
  const typed = result?.typed ?? typedPage(content);
  const errors: FieldErrors = result?.errors ?? {};
  const part = { typed, errors, mayChange };
  const formKey = JSON.stringify([version, typed]);
  const isTyped = Boolean(result?.typed);
  const showPreview = useLivePreview({ form, frame, to: preview, formKey, isTyped });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-6">
        <SaveMessage result={result} />
        <Form
          ref={form}
          onSubmit={showPreview}
          method="post"
          encType="multipart/form-data"
          noValidate
          preventScrollReset
          className="flex flex-col gap-6"
        >
          <input type="hidden" name="version" value={version} />
          {/* Enter submits with the form's first button, which must not remove anything. */}
          <button
            type="submit"
            name="intent"
            value="show"
            hidden
            aria-hidden="true"
            tabIndex={-1}
          />
          <ErrorSummary errors={errors} />
          <TextPart {...part} />
          <PhotosPart {...part} stored={photos} />
          <HoursPart {...part} />
          <CredentialsPart {...part} />
          <OffersPart {...part} />
          <QuestionsPart {...part} />
          {mayChange ? (
            <div
              data-save-bar
              className="sticky bottom-[calc(var(--bottom-bar,0rem)+0.75rem)] z-5 flex flex-wrap gap-3 rounded-xl border border-line bg-surface p-3 shadow-floating"
            >
              <Button type="submit" name="intent" value="save">
                Save
              </Button>
              <Button
                type="submit"
                name="intent"
                value="show"
                formAction={preview}
                formTarget={frame}
                variant="secondary"
              >
                Preview
              </Button>
            </div>
          ) : null}
        </Form>
      </div>
      <section
        aria-labelledby="preview"
        className="lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <h2 id="preview" className="mb-3 text-lg">
          Preview
        </h2>
        <iframe
          // Shows the saved page, or input that couldn't be saved.
          key={version}
          name={frame}
          title="Preview of the page"
          src={preview}
          sandbox="allow-same-origin"
          loading="lazy"
          className="h-[min(40rem,80vh)] w-full rounded-2xl border border-edge bg-canvas"
        />
      </section>
      <PageVersions versions={versions} current={version} mayChange={mayChange} />
    </div>
  );
}

function SaveMessage({ result }: Pick<PageFormProps, "result">) {
  if (result?.done) {
    return (
      <Alert tone="good" role="status">
        {result.done}
      </Alert>
    );
  }
  if (!result?.message) return null;
  return (
    <Alert tone="warning" role="status">
      {result.message}
    </Alert>
  );
}

type PageVersionsProps = {
  versions: PageToEdit["versions"];
  current: number;
  mayChange: boolean;
};

/** Versions with author and date; an old one can be restored as a new one. */
function PageVersions({ versions, current, mayChange }: PageVersionsProps) {
  const format = useFormatDate();
  if (versions.length === 0) return null;
  return (
    <Card as="section" id="versions">
      <h2 className="text-lg">History</h2>
      <ul className="mt-2 divide-y divide-line text-sm">
        {versions.map(({ version, author, createdAt, changed }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="min-w-0 grow basis-48 break-words">
              <span className="font-semibold">{format(createdAt, "MMM d, yyyy h:mm a")}</span>{" "}
              <span className="text-muted">
                by {author}
                {changed.length > 0 ? `: ${changed.join(", ")}` : ""}
              </span>
            </p>
            {mayChange && version !== current ? (
              <RestoreVersion version={version} current={current} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Options of an editor form's preview. */
type Preview = {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the iframe. */
  frame: string;
  to: string;
  /** Identifies the form; changes when the form is replaced. */
  formKey: string;
  /** Whether it contains unsaved changes, such as a list with a new entry. */
  isTyped: boolean;
};

/** Debounce in milliseconds before the preview shows typed text. */
const pause = 700;

/**
 * Posts the input to the named iframe while typing, like its preview button does without JavaScript;
 * selected files aren't sent. The iframe keeps its scroll position.
 * @returns the form's submit handler: its preview button stays on the page
 */
function useLivePreview({ form, frame, to, formKey, isTyped }: Preview) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is another element
  useEffect(() => {
    const watched = form.current;
    if (!watched) return;
    let due: ReturnType<typeof setTimeout> | undefined;
    const showSoon = () => {
      clearTimeout(due);
      due = setTimeout(() => show(watched, frame, to), pause);
    };
    if (isTyped) showSoon();
    watched.addEventListener("input", showSoon);
    return () => {
      clearTimeout(due);
      watched.removeEventListener("input", showSoon);
    };
  }, [form, frame, to, formKey, isTyped]);
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("formtarget") !== frame) return;
    event.preventDefault();
    show(event.currentTarget, frame, to);
    frameOf(frame)?.scrollIntoView({ block: "nearest" });
  };
}

function show(typed: HTMLFormElement, frame: string, to: string): void {
  const shown = frameOf(frame);
  const top = shown?.contentWindow?.scrollY ?? 0;
  shown?.addEventListener("load", () => shown.contentWindow?.scrollTo(0, top), { once: true });
  const copy = document.createElement("form");
  Object.assign(copy, { method: "post", action: to, target: frame, hidden: true });
  for (const [name, value] of new FormData(typed)) {
    if (typeof value !== "string") continue;
    const field = document.createElement("textarea");
    Object.assign(field, { name, value });
    copy.append(field);
  }
  document.body.append(copy);
  copy.submit();
  copy.remove();
}

const frameOf = (name: string) =>
  document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
