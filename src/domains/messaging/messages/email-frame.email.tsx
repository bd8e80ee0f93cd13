import type { ReactNode } from "react";
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from "react-email";
import { formatPhone } from "~/platform/validation/phone.ts";
import { businessText, readableLinkText as text } from "./messages.text.en.ts";

const ink = "#14213d";

/** How an email shows the business that it's from (`business-pages.look`). */
export type EmailBusiness = {
  name: string;
  /** URL of its logo. */
  logo: string | null;
  /** The business's color, and a color that is readable on it. */
  background: string;
  text: string;
  address: string | null;
  /** Formatted for display. */
  phone: string | null;
  license: string | null;
};

/** The layout of every email: a heading, the text, who sends it, and from where (`mail.honest`). */
export function EmailFrame(props: {
  preview: string;
  heading: string;
  /** For emails to a business's customers. */
  business?: EmailBusiness | null;
  /** The customer's page with everything they have with the business. */
  portalUrl?: string | null;
  sender: { siteName: string; postalAddress: string };
  children: ReactNode;
}) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{props.preview}</Preview>
      <Body
        style={{
          backgroundColor: "#f6f3ee",
          fontFamily: "Helvetica, Arial, sans-serif",
          margin: 0,
        }}
      >
        <Container style={{ maxWidth: "560px", padding: "32px 16px" }}>
          {props.business ? <BusinessHead business={props.business} /> : null}
          <Section
            style={{
              backgroundColor: "#ffffff",
              borderRadius: props.business ? "0 0 12px 12px" : "12px",
              padding: "32px",
            }}
          >
            <Heading
              as="h1"
              style={{ color: ink, fontSize: "24px", lineHeight: "32px", margin: "0 0 16px" }}
            >
              {props.heading}
            </Heading>
            {props.children}
            {props.portalUrl ? (
              <EmailLink href={props.portalUrl}>{businessText.portal}</EmailLink>
            ) : null}
          </Section>
          {props.business ? <BusinessLines business={props.business} /> : null}
          <Text
            style={{ color: "#5b6275", fontSize: "13px", lineHeight: "20px", margin: "24px 0 0" }}
          >
            {senderLine(props.sender)}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function BusinessHead({ business: { name, logo, background, text: color } }: OfBusiness) {
  return (
    <Section
      style={{ backgroundColor: background, borderRadius: "12px 12px 0 0", padding: "20px 32px" }}
    >
      {logo ? (
        <Img
          src={logo}
          alt={businessText.logo(name)}
          height="48"
          style={{ backgroundColor: "#ffffff", borderRadius: "8px", padding: "6px" }}
        />
      ) : null}
      <Text
        style={{ color, fontSize: "18px", fontWeight: 700, lineHeight: "24px", margin: "8px 0 0" }}
      >
        {name}
      </Text>
    </Section>
  );
}

function BusinessLines({ business: { name, address, phone, license } }: OfBusiness) {
  const lines = [name, address, phone, license && businessText.license(license)];
  return (
    <Text style={{ color: "#5b6275", fontSize: "13px", lineHeight: "20px", margin: "24px 0 0" }}>
      {lines.filter(Boolean).join(" · ")}
    </Text>
  );
}

type OfBusiness = { business: EmailBusiness };

/** The sender's name once, whether or not the postal address starts with it. */
const senderLine = ({ siteName, postalAddress }: { siteName: string; postalAddress: string }) =>
  postalAddress.startsWith(siteName) ? postalAddress : `${siteName} · ${postalAddress}`;

export function EmailText(props: { children: ReactNode }) {
  return <Text style={{ color: ink, fontSize: "16px", lineHeight: "24px" }}>{props.children}</Text>;
}

/** The main action of an email, with its address as text for those who can't click it. */
export function EmailAction(props: { href: string; children: ReactNode }) {
  return (
    <>
      <Button
        href={props.href}
        style={{
          backgroundColor: "#b4470c",
          borderRadius: "8px",
          color: "#ffffff",
          fontSize: "16px",
          fontWeight: 600,
          padding: "14px 24px",
        }}
      >
        {props.children}
      </Button>
      <Text
        style={{ color: "#5b6275", fontSize: "13px", lineHeight: "20px", wordBreak: "break-all" }}
        {...(isPage(props.href) ? { "data-html-only": "" } : {})}
      >
        <ReadableLink href={props.href} />
      </Text>
    </>
  );
}

/** In plain text, a page button already shows its address. */
const isPage = (href: string) => /^https?:/.test(href);

/** Shows a number or an address in readable form, without "tel:". */
function ReadableLink({ href }: { href: string }) {
  const [scheme, value = ""] = href.split(":", 2);
  if (scheme === "tel") return <>{text.call(formatPhone(value))}</>;
  if (scheme === "mailto") return <>{text.email(value)}</>;
  return (
    <>
      {text.open(
        <Link key="link" href={href}>
          {href}
        </Link>,
      )}
    </>
  );
}

/** A secondary link below the main action. */
export function EmailLink(props: { href: string; children: ReactNode }) {
  return (
    <Text style={{ color: ink, fontSize: "15px", lineHeight: "22px" }}>
      <Link href={props.href}>{props.children}</Link>
    </Text>
  );
}

/** Details, one line each; empty ones are left out. */
export function EmailDetails(props: { rows: [label: string, value: string | null][] }) {
  return (
    <Section style={{ borderTop: "1px solid #e4dfd5", margin: "16px 0", paddingTop: "8px" }}>
      {props.rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Text
            key={label}
            style={{ color: ink, fontSize: "15px", lineHeight: "22px", margin: "6px 0" }}
          >
            <strong>{label}:</strong> {value}
          </Text>
        ))}
    </Section>
  );
}
