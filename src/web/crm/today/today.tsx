import { type ReactNode, useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { isNewBusiness, readToday } from "~/domains/office/index.server.ts";
import { type TodayKind, todayKinds } from "~/domains/office/index.ts";
import { findPastDue } from "~/domains/publishing/index.server.ts";
import { type LocalDay, longDay, memberCanRead } from "~/domains/shared/index.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readChoice } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { formatElapsed, formatLongDay } from "~/web/crm/frame/format-times.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/today";
import { NewMenu } from "./new-menu.tsx";
import { OpenWork } from "./open-work.tsx";
import { handleReplyDone } from "./today-action.server.ts";
import { sentNow } from "./today-item.tsx";
import {
  DisputedPayment,
  DueInvoice,
  DueTask,
  NewLead,
  ReadyReply,
  StuckRefund,
  UnbookedEstimate,
  VisitToCollect,
  VisitToday,
  VisitTomorrow,
} from "./today-items.tsx";

const steps = [
  ["/crm/page", "Check your page", "This is what homeowners see. Set your hours and photos."],
  [
    "/crm/account/notifications",
    "Choose how you get lead alerts",
    "By email, by text, or on this phone.",
  ],
  ["/crm/leads/new", "Add a lead you already have", "Someone who called or messaged you."],
  ["/crm/estimates/prices", "Set up your price book", "Then an estimate takes a minute."],
] as const;

export const meta: Route.MetaFunction = () => [{ title: "Today" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const expanded = readChoice(new URL(request.url).searchParams, "all", todayKinds);
  const [today, pastDue] = await Promise.all([
    readToday(platform, reader, expanded),
    memberCanRead(reader, "own_business") ? findPastDue(platform, reader) : null,
  ]);
  const { ready, newRequests, unbooked, visits, toCollect, tasks, due, disputes, refunds } = today;
  const nothing = [
    ready,
    newRequests,
    unbooked,
    visits,
    toCollect,
    tasks,
    due,
    disputes,
    refunds,
  ].every(({ length }) => length === 0);
  const now = platform.clock.now();
  return {
    ...today,
    nothing,
    pastDue,
    isNew: nothing && (await isNewBusiness(platform, reader)),
    whole: expanded,
    ready: today.ready.map((request) => ({
      ...request,
      ago: formatElapsed(request.since ?? now, now),
    })),
    newRequests: today.newRequests.map((request) => ({
      ...request,
      ago: formatElapsed(request.since, now),
    })),
    isOffice: reader.kind === "observer" || reader.role !== "technician",
  };
}

/** Marks an item done. */
export async function action({ request, context }: Route.ActionArgs) {
  return handleReplyDone(context, await readFormValues(request));
}

/** Items that need attention, most urgent first, within reach of the thumb. */
export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  const { ready, newRequests, unbooked, tasks, due, disputes, refunds, visitsFirst } = loaderData;
  const { zone, today, isOffice, whole, nothing, isNew, pastDue } = loaderData;
  const isMember = useIsMember();
  const isRouteFirst = [ready, newRequests, disputes, refunds, unbooked].every(isEmpty);
  useLiveUpdates(
    "/crm/events",
    "lead",
    "conversation",
    "visit",
    "task",
    "job",
    "job-estimate",
    "invoice",
  );
  useEachMinute();
  return (
    <div className="flex flex-col gap-6">
      <header className="flex items-start justify-between gap-3">
        <div>
          <h1 className="text-2xl">Today</h1>
          <p className="text-muted">{formatLongDay(today)}</p>
        </div>
        {isOffice && isMember ? <NewMenu /> : null}
      </header>
      {pastDue ? <PastDuePlan lastDay={pastDue} /> : null}
      <ActionToasts toasts={actionData?.toasts} />
      {nothing ? (
        <EmptyState title="You’re all caught up">
          {isOffice
            ? "New requests from your page show up here right away."
            : "Your appointments and tasks for the day show up here."}
        </EmptyState>
      ) : null}
      {isNew ? <FirstSteps /> : null}
      <OpenWork
        open={loaderData.open}
        next={visitsFirst || isRouteFirst ? null : (loaderData.visits[0] ?? null)}
        zone={zone}
      />
      <Form id={sentNow} method="post" action="/crm?index" preventScrollReset className="hidden" />
      <Form
        method="post"
        action={whole ? `/crm?index&all=${whole}` : "/crm?index"}
        data-offline-kind="Today"
        preventScrollReset
        className="flex flex-col gap-8"
      >
        {visitsFirst ? <DayRoute {...loaderData} /> : null}
        <TodaySection
          title="Wants to book"
          items={ready}
          more={loaderData.moreReady ? allOf("ready", "View all") : null}
          rest={whole === "ready" ? null : allOf("ready", viewAll(ready, loaderData.moreReady))}
        >
          {(reply) => <ReadyReply key={reply.conversationId} reply={reply} />}
        </TodaySection>
        <TodaySection
          title="New leads"
          items={newRequests}
          more={
            loaderData.moreRequested
              ? { href: "/crm/leads?status=new", label: "All new leads" }
              : null
          }
          rest={
            whole === "new" ? null : allOf("new", viewAll(newRequests, loaderData.moreRequested))
          }
        >
          {(lead) => <NewLead key={lead.leadId} lead={lead} />}
        </TodaySection>
        <TodaySection title="Disputed card payments" items={disputes} more={null}>
          {(dispute) => <DisputedPayment key={dispute.id} dispute={dispute} zone={zone} />}
        </TodaySection>
        <TodaySection title="Card refunds to check" items={refunds} more={null}>
          {(refund) => <StuckRefund key={refund.id} refund={refund} />}
        </TodaySection>
        <TodaySection
          title="Approved, needs scheduling"
          items={unbooked}
          more={
            loaderData.moreUnbooked
              ? { href: "/crm/estimates?state=accepted", label: "All accepted estimates" }
              : null
          }
          rest={{
            href: "/crm/estimates?state=accepted",
            label: viewAll(unbooked, loaderData.moreUnbooked),
          }}
        >
          {(estimate) => <UnbookedEstimate key={estimate.id} estimate={estimate} />}
        </TodaySection>
        {visitsFirst ? null : <DayRoute {...loaderData} />}
        <TodaySection
          title="Tasks due"
          items={tasks}
          more={loaderData.moreTasks ? allOf("tasks", "All tasks due") : null}
        >
          {(task) => <DueTask key={task.id} task={task} today={today} isOffice={isOffice} />}
        </TodaySection>
        <TodaySection
          title="Invoices due"
          items={due}
          more={
            loaderData.moreDue
              ? { href: "/crm/invoices?state=overdue", label: "All overdue invoices" }
              : null
          }
        >
          {(invoice) => <DueInvoice key={invoice.id} invoice={invoice} today={today} />}
        </TodaySection>
      </Form>
    </div>
  );
}

type DayRouteProps = Pick<
  Route.ComponentProps["loaderData"],
  "visits" | "access" | "toCollect" | "tomorrow" | "doneVisits" | "moreVisits" | "zone" | "isOffice"
>;

/** The day's appointments: the next stop, later ones, done ones to collect for, tomorrow's first. */
function DayRoute({ visits, access, toCollect, tomorrow, zone, isOffice, ...rest }: DayRouteProps) {
  const { doneVisits, moreVisits } = rest;
  const [next, ...later] = visits;
  const done = doneVisits > 0 ? `${doneVisits} done` : null;
  const schedule = { href: "/crm/schedule", label: "Schedule" };
  return (
    <>
      <TodaySection
        title="Next stop"
        items={next ? [next] : []}
        note={done}
        more={later.length > 0 ? null : schedule}
        isCounted={false}
      >
        {(visit) => (
          <VisitToday
            key={visit.id}
            visit={visit}
            zone={zone}
            isOffice={isOffice}
            access={access}
          />
        )}
      </TodaySection>
      <TodaySection
        title="Later today"
        items={later}
        more={moreVisits ? allOf("visits", "All appointments today") : schedule}
      >
        {(visit) => <VisitToday key={visit.id} visit={visit} zone={zone} isOffice={isOffice} />}
      </TodaySection>
      <TodaySection title="Done, not paid yet" items={toCollect}>
        {(visit) => <VisitToCollect key={visit.id} visit={visit} zone={zone} />}
      </TodaySection>
      <TodaySection
        title="Tomorrow’s first stop"
        items={tomorrow ? [tomorrow] : []}
        isCounted={false}
      >
        {(visit) => <VisitTomorrow key={visit.id} visit={visit} zone={zone} />}
      </TodaySection>
    </>
  );
}

/** First steps for a business without leads. */
function FirstSteps() {
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="mb-2 text-lg">
        Start here
      </h2>
      <ul className="flex flex-col gap-3">
        {steps.map(([to, label, why]) => (
          <li key={to} className="raised rounded-xl bg-surface px-4 pt-1 pb-3">
            <TouchLink to={to}>{label}</TouchLink>
            <p className="text-sm text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const allOf = (kind: TodayKind, label: string) => ({ href: `/crm?all=${kind}`, label });

/** Reloads the page's data every minute while it is visible, so waiting times stay correct. */
function useEachMinute(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, 60_000);
    return () => clearInterval(timer);
  }, [revalidate]);
}

/** Warns owners that the plan is past due, and how long it stays active. */
function PastDuePlan({ lastDay }: { lastDay: LocalDay }) {
  return (
    <Alert tone="warning">
      <p>
        Your plan is past due. Your page stays online through {longDay(lastDay)}. After that, it
        goes offline.
      </p>
      <TouchLink to="/crm/settings/plan">View your plan</TouchLink>
    </Alert>
  );
}

const isEmpty = ({ length }: readonly unknown[]) => length === 0;

const viewAll = ({ length }: readonly unknown[], isMore: boolean) =>
  isMore ? "View all" : `View all ${length}`;

/** On a phone, this many items of a kind that comes before the day's appointments. */
const maxOnPhone = 2;

type TodaySectionProps<Item> = {
  title: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
  note?: string | null;
  more?: { href: string; label: string } | null;
  /** Where the items are that a phone leaves out; null or undefined if it shows all. */
  rest?: { href: string; label: string } | null;
  /** Whether the title shows the number of items; always one if it doesn't. */
  isCounted?: boolean;
};

/** Items of one kind; renders nothing if there are none. */
function TodaySection<Item>({
  title,
  items,
  children,
  note = null,
  more = null,
  rest = null,
  isCounted = true,
}: TodaySectionProps<Item>) {
  if (items.length === 0) return null;
  const id = title.toLowerCase().replaceAll(/\W+/g, "-");
  const isShortened = rest !== null && items.length > maxOnPhone;
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}{" "}
          {isCounted ? (
            <span className="text-sm font-normal text-muted tabular-nums">{items.length}</span>
          ) : null}
        </h2>
        {note ? <span className="text-sm text-muted">{note}</span> : null}
      </div>
      <ul
        className={`flex flex-col gap-3 ${isShortened ? "max-sm:[&>:nth-child(n+3)]:hidden" : ""}`}
      >
        {items.map(children)}
      </ul>
      {more ? (
        <div className={isShortened ? "max-sm:hidden" : undefined}>
          <TouchLink to={more.href}>{more.label}</TouchLink>
        </div>
      ) : null}
      {rest && isShortened ? (
        <div className="sm:hidden">
          <TouchLink to={rest.href}>{rest.label}</TouchLink>
        </div>
      ) : null}
    </section>
  );
}
