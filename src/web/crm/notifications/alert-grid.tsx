import {
  type AlertChoices,
  channelLabels,
  choiceField,
  kindGroups,
  kindTexts,
  type NotificationKind,
  notificationChannels,
} from "~/domains/office/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Choice } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field.tsx";

type AlertGridProps = {
  /** The kinds that the member's role can get. */
  kinds: readonly NotificationKind[];
  channelsFor: (kind: NotificationKind) => readonly string[];
  /** Whether the member's number for texts is confirmed. */
  mayText: boolean;
  errors: FieldErrors;
};

/** A check box for each kind of alert and channel. */
export function AlertGrid({ kinds, channelsFor: chosenOf, mayText, errors }: AlertGridProps) {
  return (
    <section
      aria-label="Alerts by channel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="mt-2 w-full text-left">
        <AlertGridHead columns={notificationChannels.map((channel) => channelLabels[channel])} />
        <AlertGroups kinds={kinds}>
          {(kind) => {
            const name = choiceField(kind);
            const error = errors[name];
            return (
              <tr key={kind}>
                <th scope="row" className="py-2 pr-2 align-top font-normal">
                  <span className="font-semibold">{kindTexts[kind].label}</span>
                  <span className="block text-sm text-muted">{kindTexts[kind].hint}</span>
                  {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
                </th>
                {notificationChannels.map((channel) => {
                  const isClosed = channel === "text" && !mayText;
                  return (
                    <td key={channel} className="w-14 py-2 pl-3 align-top sm:w-20">
                      <Choice
                        id={`${name}-${channel}`}
                        type="checkbox"
                        name={name}
                        value={channel}
                        label={
                          <span className="sr-only">
                            {kindTexts[kind].label}: {channelLabels[channel]}
                          </span>
                        }
                        defaultChecked={!isClosed && chosenOf(kind).includes(channel)}
                        disabled={isClosed}
                        aria-describedby={error ? `${name}-error` : undefined}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          }}
        </AlertGroups>
      </table>
    </section>
  );
}

type TeamGridProps = { members: readonly (AlertChoices & { id: string; name: string })[] };

/** Read-only list of the alerts each team member gets. */
export function TeamGrid({ members }: TeamGridProps) {
  return (
    <section
      aria-label="Alerts of the team"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-left">
        <AlertGridHead columns={members.map(({ name }) => name)} isWide />
        <AlertGroups kinds={members.flatMap(({ kinds }) => kinds)}>
          {(kind) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 align-top font-semibold">
                {kindTexts[kind].label}
              </th>
              {members.map(({ id, kinds, choices }) => (
                <td key={id} className="py-2 pl-3 align-top">
                  {kinds.includes(kind) ? (
                    choices[kind].map((channel) => channelLabels[channel]).join(", ") || "Off"
                  ) : (
                    <span className="text-muted">Not for this role</span>
                  )}
                </td>
              ))}
            </tr>
          )}
        </AlertGroups>
      </table>
    </section>
  );
}

type HeadProps = { columns: readonly string[]; isWide?: boolean };

function AlertGridHead({ columns, isWide = false }: HeadProps) {
  return (
    <thead>
      <tr>
        <td />
        {columns.map((column, index) => (
          // Two members can have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
          <th key={index} scope="col" className={`py-2 pl-3 ${isWide ? "min-w-32" : ""}`}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type GroupsProps = {
  kinds: readonly NotificationKind[];
  children: (kind: NotificationKind) => React.ReactNode;
};

/** The kinds under their headings; headings without kinds are left out. */
function AlertGroups({ kinds, children }: GroupsProps) {
  return kindGroups.map(({ label, kinds: all }) => {
    const shown = all.filter((kind) => kinds.includes(kind));
    if (shown.length === 0) return null;
    return (
      <tbody key={label}>
        <tr>
          <th
            scope="rowgroup"
            colSpan={99}
            className="border-t border-line pt-4 pb-1 text-sm font-normal text-muted"
          >
            {label}
          </th>
        </tr>
        {shown.map(children)}
      </tbody>
    );
  });
}
