import type { Permission, RouteAccess, StaffAccess } from "~/domains/shared/index.ts";
import { routeHelpers } from "../platform/http/routes/declare-routes.ts";
import { bodyWithFile } from "../platform/http/routes/route-facts.ts";
import { sequenceBody } from "./crm-routes.ts";

const { area, index, layout, prefix, route } = routeHelpers<RouteAccess>();

const staff = (read: Permission, write: Permission): StaffAccess => ({ for: "staff", read, write });
const staffWork = staff("read", "change");
const ownAccount = staff("keep_own_account", "keep_own_account");
/** POST keeps names and typed values out of URLs. These routes change nothing. */
const lookUp = staff("read", "read");
const superAdmins = staff("manage_staff", "manage_staff");
/** A file of personal data. */
const personalData: StaffAccess = { ...staff("export", "export"), confirmToRead: true };

/** The staff routes, which `routes.ts` adds to the address book. */
export const adminRoutes = area(
  { audience: "workspace", readsOwnWrites: true },
  prefix("admin", [
    ...area({ access: { for: "everyone" } }, [
      index("web/admin/frame/admin-index.ts"),
      route("login", "web/admin/auth/login.tsx"),
      route("login/code", "web/admin/auth/login-code.tsx"),
      route("login/passkey", "web/admin/auth/login-passkey.ts"),
      route("forgot-password", "web/admin/auth/forgot-password.tsx"),
      route("reset-password/:token", "web/admin/auth/reset-password.tsx"),
      route("invitation/:token", "web/admin/auth/invitation.tsx"),
      route("setup/:token", "web/admin/auth/setup.tsx"),
      route("sign-out", "web/admin/auth/sign-out.ts"),
    ]),
    ...area({ access: staffWork }, [
      layout("web/admin/frame/admin-frame.tsx", [
        route("account", "web/admin/account/account.tsx", { access: ownAccount }),
        route("account/codes", "web/admin/account/account-codes.tsx", { access: ownAccount }),
        route("confirm", "web/admin/confirm/confirm.tsx", { access: staff("export", "export") }),
        route("account/passkeys", "web/admin/account/account-passkeys.tsx", {
          access: ownAccount,
        }),
        route("staff", "web/admin/staff/staff.tsx", {
          access: {
            ...superAdmins,
            confirmToDo: ["invite", "change-role", "enable", "take-codes-away"],
          },
        }),
        route("audit", "web/admin/audit/audit.tsx"),
        route("audit.csv", "web/admin/audit/audit-csv.ts", { access: personalData }),
        route("security", "web/admin/audit/security.tsx", {
          access: { ...superAdmins, refusal: "security" },
        }),
        route("security.csv", "web/admin/audit/security-csv.ts", {
          access: { ...superAdmins, confirmToRead: true, refusal: "security" },
        }),
        route("dashboard", "web/admin/dashboard/dashboard.tsx"),
        route("events", "web/admin/dashboard/events.ts"),
        route("contractors", "web/admin/contractors/contractors.tsx"),
        route("contractors.csv", "web/admin/contractors/contractors-csv.ts", {
          access: personalData,
        }),
        route("contractors/:id", "web/admin/contractors/contractor.tsx", {
          access: { ...staffWork, confirmToDo: ["delete", "invite-owner"] },
        }),
        route(
          "contractors/:id/customers/:customer",
          "web/admin/contractors/contractor-customer.tsx",
          { access: { ...staffWork, confirmToDo: ["delete"] } },
        ),
        route("contractors/:id/texting", "web/admin/texting/texting.tsx"),
        route("contractors/:id/follow-up/:service", "web/admin/sequence/sequence.tsx", {
          body: sequenceBody,
        }),
        route("contractors/:id/data.json", "web/admin/contractors/contractor-data.ts", {
          access: personalData,
        }),
        route("leads", "web/admin/leads/leads.tsx"),
        route("leads.csv", "web/admin/leads/leads-csv.ts", { access: personalData }),
        route("leads/reports", "web/admin/leads/reports/lead-reports.tsx"),
        route("leads/:id", "web/admin/leads/lead.tsx", {
          access: { ...staffWork, confirmToDo: ["forget"] },
        }),
        route("leads/:id/pictures", "web/admin/leads/pictures/pictures.tsx", {
          body: bodyWithFile,
        }),
        route("leads/:id/pictures/:picture", "web/admin/leads/pictures/picture-file.ts"),
        route("leads/:id/data.json", "web/admin/leads/lead-data.ts", { access: personalData }),
        route("leads/:id/consents/:consentId", "web/admin/leads/consent-certificate.tsx"),
        route("search", "web/admin/keyboard/search.ts", { access: lookUp }),
        route("keyboard", "web/admin/keyboard/keyboard.tsx", { access: ownAccount }),
        route("pages", "web/admin/pages/pages.tsx"),
        route("pages.csv", "web/admin/pages/pages-csv.ts"),
        route("pages/import", "web/admin/pages/import.tsx", { body: bodyWithFile }),
        route("pages/template.csv", "web/admin/pages/template-csv.ts"),
        route("pages/addresses", "web/admin/pages/addresses/addresses.tsx"),
        route("pages/:id", "web/admin/pages/page-editor.tsx", { body: bodyWithFile }),
        route("pages/imports/:id", "web/admin/pages/page-import.tsx"),
        route("estimates", "web/admin/estimates/estimates.tsx"),
        route("estimates.csv", "web/admin/estimates/estimates-csv.ts", { access: personalData }),
        route("follow-ups/senders", "web/admin/follow-ups/senders.tsx"),
        route("follow-ups/senders.csv", "web/admin/follow-ups/senders-csv.ts", {
          access: personalData,
        }),
        route("follow-ups/costs", "web/admin/follow-ups/costs.tsx"),
        route("follow-ups/opt-outs", "web/admin/follow-ups/opt-outs/opt-outs.tsx"),
        route("follow-ups/opt-outs.csv", "web/admin/follow-ups/opt-outs/opt-outs-csv.ts", {
          access: personalData,
        }),
        route("follow-ups/to-check", "web/admin/follow-ups/to-check/to-check.tsx"),
        route("follow-ups/unmatched", "web/admin/follow-ups/unmatched/unmatched.tsx"),
        route("follow-ups/timings", "web/admin/follow-ups/timings.tsx"),
        route("follow-ups", "web/admin/follow-ups/follow-ups.tsx"),
        route("follow-ups/held", "web/admin/follow-ups/held.tsx"),
        route("follow-ups/skipped", "web/admin/follow-ups/skipped.tsx"),
        route("follow-ups/time-machine", "web/admin/follow-ups/time-machine.tsx"),
        route("phone", "web/admin/phone/phone.tsx", {
          access: { ...staff("change", "change"), refusal: "phone" },
        }),
        route("messages", "web/admin/messages/messages.tsx"),
        route("messages.csv", "web/admin/messages/messages-csv.ts", { access: personalData }),
        route("health", "web/admin/health/health.tsx"),
        route("health/sample-data", "web/admin/health/sample-data.tsx", {
          access: { ...staffWork, confirmToDo: ["remove"] },
        }),
        route("messages/dead-letters", "web/admin/messages/dead-letters.tsx"),
        route("messages/proof", "web/admin/messages/proof.tsx"),
        route("messages/:id", "web/admin/messages/message.tsx"),
        route("messages/:id/proof.zip", "web/admin/messages/message-proof.ts", {
          access: personalData,
        }),
        route("messages/:id/preview", "web/admin/messages/message-preview.ts"),
        route("affiliates", "web/admin/affiliates/affiliates.tsx"),
        route("affiliates.csv", "web/admin/affiliates/affiliates-csv.ts", {
          access: personalData,
        }),
        route("affiliates/:id", "web/admin/affiliates/affiliate.tsx"),
        route("revenue-share", "web/admin/revenue-share/revenue-share.tsx"),
        route("revenue-share/new", "web/admin/revenue-share/new-application.tsx"),
        route("revenue-share/applications.csv", "web/admin/revenue-share/applications-csv.ts", {
          access: personalData,
        }),
        route("revenue-share/participants.csv", "web/admin/revenue-share/participants-csv.ts", {
          access: personalData,
        }),
        route("revenue-share/participants/:id", "web/admin/revenue-share/participant.tsx"),
        route("revenue-share/participants/:id/statement", "web/admin/revenue-share/statement.tsx"),
        route(
          "revenue-share/participants/:id/statement.csv",
          "web/admin/revenue-share/statement-csv.ts",
          { access: personalData },
        ),
        route("*", "web/admin/frame/unknown.ts"),
      ]),
      layout("web/admin/pages/preview-frame.tsx", [
        route("pages/:id/preview", "web/admin/pages/page-preview.tsx", {
          body: bodyWithFile,
          access: lookUp,
        }),
      ]),
    ]),
  ]),
);
