import type { Permission } from "~/features/access/roles.ts";
import type { RouteAccess, StaffAccess } from "~/features/access/route-access.ts";
import { sequenceBody } from "./crm-routes.ts";
import { routeHelpers } from "./platform/http/routes/declare-routes.ts";
import { bodyWithFile } from "./platform/http/routes/route-facts.ts";

const { area, index, layout, prefix, route } = routeHelpers<RouteAccess>();

const staff = (read: Permission, write: Permission): StaffAccess => ({ for: "staff", read, write });
const staffWork = staff("read", "change");
const ownAccount = staff("keep_own_account", "keep_own_account");
/** Posts, so that no name stands in an address, or what was typed is shown; they change nothing. */
const lookUp = staff("read", "read");
const superAdmins = staff("manage_staff", "manage_staff");
/** A file of personal data. */
const personalData: StaffAccess = { ...staff("export", "export"), confirmToRead: true };

/** The addresses of staff, which `routes.ts` takes into the address book. */
export const adminRoutes = area(
  { audience: "workspace", readsOwnWrites: true },
  prefix("admin", [
    ...area({ access: { for: "everyone" } }, [
      index("pages/admin/frame/admin-index.ts"),
      route("login", "pages/admin/auth/login.tsx"),
      route("login/code", "pages/admin/auth/login-code.tsx"),
      route("login/passkey", "pages/admin/auth/login-passkey.ts"),
      route("forgot-password", "pages/admin/auth/forgot-password.tsx"),
      route("reset-password/:token", "pages/admin/auth/reset-password.tsx"),
      route("invitation/:token", "pages/admin/auth/invitation.tsx"),
      route("setup/:token", "pages/admin/auth/setup.tsx"),
      route("sign-out", "pages/admin/auth/sign-out.ts"),
    ]),
    ...area({ access: staffWork }, [
      layout("pages/admin/frame/admin-frame.tsx", [
        route("account", "pages/admin/account/account.tsx", { access: ownAccount }),
        route("account/codes", "pages/admin/account/account-codes.tsx", { access: ownAccount }),
        route("confirm", "pages/admin/confirm/confirm.tsx", { access: staff("export", "export") }),
        route("account/passkeys", "pages/admin/account/account-passkeys.tsx", {
          access: ownAccount,
        }),
        route("staff", "pages/admin/staff/staff.tsx", {
          access: {
            ...superAdmins,
            confirmToDo: ["invite", "change-role", "enable", "take-codes-away"],
          },
        }),
        route("audit", "pages/admin/audit/audit.tsx"),
        route("audit.csv", "pages/admin/audit/audit-csv.ts", { access: personalData }),
        route("security", "pages/admin/audit/security.tsx", {
          access: { ...superAdmins, refusal: "security" },
        }),
        route("security.csv", "pages/admin/audit/security-csv.ts", {
          access: { ...superAdmins, confirmToRead: true, refusal: "security" },
        }),
        route("dashboard", "pages/admin/dashboard/dashboard.tsx"),
        route("events", "pages/admin/dashboard/events.ts"),
        route("contractors", "pages/admin/contractors/contractors.tsx"),
        route("contractors.csv", "pages/admin/contractors/contractors-csv.ts", {
          access: personalData,
        }),
        route("contractors/:id", "pages/admin/contractors/contractor.tsx", {
          access: { ...staffWork, confirmToDo: ["delete", "invite-owner"] },
        }),
        route("contractors/:id/texting", "pages/admin/texting/texting.tsx"),
        route("contractors/:id/follow-up/:service", "pages/admin/sequence/sequence.tsx", {
          body: sequenceBody,
        }),
        route("contractors/:id/data.json", "pages/admin/contractors/contractor-data.ts", {
          access: personalData,
        }),
        route("leads", "pages/admin/leads/leads.tsx"),
        route("leads.csv", "pages/admin/leads/leads-csv.ts", { access: personalData }),
        route("leads/reports", "pages/admin/leads/reports/lead-reports.tsx"),
        route("leads/:id", "pages/admin/leads/lead.tsx", {
          access: { ...staffWork, confirmToDo: ["forget"] },
        }),
        route("leads/:id/pictures", "pages/admin/leads/pictures/pictures.tsx", {
          body: bodyWithFile,
        }),
        route("leads/:id/pictures/:picture", "pages/admin/leads/pictures/picture-file.ts"),
        route("leads/:id/data.json", "pages/admin/leads/lead-data.ts", { access: personalData }),
        route("leads/:id/consents/:consentId", "pages/admin/leads/consent-certificate.tsx"),
        route("search", "pages/admin/keyboard/search.ts", { access: lookUp }),
        route("keyboard", "pages/admin/keyboard/keyboard.tsx", { access: ownAccount }),
        route("pages", "pages/admin/pages/pages.tsx"),
        route("pages.csv", "pages/admin/pages/pages-csv.ts"),
        route("pages/import", "pages/admin/pages/import.tsx", { body: bodyWithFile }),
        route("pages/template.csv", "pages/admin/pages/template-csv.ts"),
        route("pages/addresses", "pages/admin/pages/addresses/addresses.tsx"),
        route("pages/:id", "pages/admin/pages/page-editor.tsx", { body: bodyWithFile }),
        route("pages/imports/:id", "pages/admin/pages/page-import.tsx"),
        route("estimates", "pages/admin/estimates/estimates.tsx"),
        route("estimates.csv", "pages/admin/estimates/estimates-csv.ts", { access: personalData }),
        route("follow-ups/senders", "pages/admin/follow-ups/senders.tsx"),
        route("follow-ups/senders.csv", "pages/admin/follow-ups/senders-csv.ts", {
          access: personalData,
        }),
        route("follow-ups/opt-outs", "pages/admin/follow-ups/opt-outs/opt-outs.tsx"),
        route("follow-ups/opt-outs.csv", "pages/admin/follow-ups/opt-outs/opt-outs-csv.ts", {
          access: personalData,
        }),
        route("follow-ups/to-check", "pages/admin/follow-ups/to-check/to-check.tsx"),
        route("follow-ups/unmatched", "pages/admin/follow-ups/unmatched/unmatched.tsx"),
        route("follow-ups/timings", "pages/admin/follow-ups/timings.tsx"),
        route("follow-ups", "pages/admin/follow-ups/follow-ups.tsx"),
        route("follow-ups/held", "pages/admin/follow-ups/held.tsx"),
        route("follow-ups/skipped", "pages/admin/follow-ups/skipped.tsx"),
        route("follow-ups/time-machine", "pages/admin/follow-ups/time-machine.tsx"),
        route("phone", "pages/admin/phone/phone.tsx", {
          access: { ...staff("change", "change"), refusal: "phone" },
        }),
        route("messages", "pages/admin/messages/messages.tsx"),
        route("messages.csv", "pages/admin/messages/messages-csv.ts", { access: personalData }),
        route("health", "pages/admin/health/health.tsx"),
        route("health/sample-data", "pages/admin/health/sample-data.tsx", {
          access: { ...staffWork, confirmToDo: ["remove"] },
        }),
        route("messages/dead-letters", "pages/admin/messages/dead-letters.tsx"),
        route("messages/:id", "pages/admin/messages/message.tsx"),
        route("messages/:id/preview", "pages/admin/messages/message-preview.ts"),
        route("affiliates", "pages/admin/affiliates/affiliates.tsx"),
        route("affiliates.csv", "pages/admin/affiliates/affiliates-csv.ts", {
          access: personalData,
        }),
        route("affiliates/:id", "pages/admin/affiliates/affiliate.tsx"),
        route("revenue-share", "pages/admin/revenue-share/revenue-share.tsx"),
        route("revenue-share/new", "pages/admin/revenue-share/new-application.tsx"),
        route("revenue-share/applications.csv", "pages/admin/revenue-share/applications-csv.ts", {
          access: personalData,
        }),
        route("revenue-share/participants.csv", "pages/admin/revenue-share/participants-csv.ts", {
          access: personalData,
        }),
        route("revenue-share/participants/:id", "pages/admin/revenue-share/participant.tsx"),
        route(
          "revenue-share/participants/:id/statement",
          "pages/admin/revenue-share/statement.tsx",
        ),
        route(
          "revenue-share/participants/:id/statement.csv",
          "pages/admin/revenue-share/statement-csv.ts",
          { access: personalData },
        ),
        route("*", "pages/admin/frame/unknown.ts"),
      ]),
      layout("pages/admin/pages/preview-frame.tsx", [
        route("pages/:id/preview", "pages/admin/pages/page-preview.tsx", {
          body: bodyWithFile,
          access: lookUp,
        }),
      ]),
    ]),
  ]),
);
