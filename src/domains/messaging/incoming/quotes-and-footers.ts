import { clean, normalizeText, startOf, visible } from "./normalize-text.ts";

/** The rule that mail programs put between messages. */
export const isRule = (line: string): boolean => /^[-_=*—–]{10,}$/.test(line);

/**
 * Removes a signature, an advertisement, a disclaimer, and our own footer from the end of a message.
 * @param sent earlier messages to the sender; null for channels without company footers
 */
export function removeFooter(
  lines: readonly string[],
  sent: readonly string[] | null,
): { text: string; below: string[] } {
  const begins = lines.findIndex((line) => clean(line) !== "");
  // "-- " marks a signature; dashes at the very top may be the sender's own.
  const mark = lines.findIndex(
    (line, index) => line === "-- " || (index > begins && /^(?:--|—|__) ?$/.test(visible(line))),
  );
  const remaining = mark < 0 ? [...lines] : lines.slice(0, mark);
  const foot = sent ? remaining.splice(findFooterStart(remaining, sent)) : [];
  const added: string[] = [];
  for (;;) {
    const last = startOf(remaining.at(-1));
    if (remaining.length === 0 || (last !== "" && !isAdvertisement(last) && !isRule(last))) break;
    if (last !== "") added.push(remaining.at(-1) ?? "");
    remaining.pop();
  }
  const below = [added.toReversed(), foot, mark < 0 ? [] : lines.slice(mark)].flat();
  return { text: remaining.join("\n").trim(), below };
}

const isAdvertisement = (line: string): boolean =>
  line.length < 110 &&
  advertisements.some((text) => line.replace(/^[<([*_~\s]+/, "").startsWith(text));

/**
 * The first line of a disclaimer, a newsletter footer, or our own footer, including the lines of its
 * paragraph above.
 */
function findFooterStart(lines: readonly string[], sent: readonly string[]): number {
  const ownLines = new Set(
    sent
      .flatMap((message) => message.split("\n").slice(-12).map(normalizeText))
      .filter((text) => isSentence(text) || isUnsubscribeLink(text)),
  );
  for (let at = 0; at < lines.length; at += 1) {
    const line = startOf(lines[at]).replace(/^[*_•·\s]+/, "");
    if (line === "") continue;
    const isDisclaimer =
      !line.endsWith("?") &&
      disclaimerBegins.some((text) => line.startsWith(text.replace(/\?$/, "")));
    const continues = at > 0 && disclaimerHolds.some((text) => longStart(lines[at]).includes(text));
    const isOwnLine =
      /\/preferences\/[\w-]{20,}/.test(lines[at] ?? "") ||
      ownLines.has(normalizeText(lines[at] ?? ""));
    if (!isDisclaimer && !continues && !isOwnLine) continue;
    if (isOwnLine) return at;
    let begin = at;
    while (begin > 0 && clean(lines[begin - 1] ?? "") !== "") begin -= 1;
    // A paragraph at the start of the message is the sender's own, up to this line.
    return begin === 0 ? at : begin;
  }
  return lines.length;
}

/**
 * The last line of every business email, current and former wording; with short names it has few words
 * (`messages.text.en.ts`).
 */
const isUnsubscribeLink = (text: string): boolean =>
  /^(?:unsubscribe|stop messages) from \S/.test(text);

const isSentence = (text: string): boolean => text.split(" ").length >= 4;

const longStart = (line = "") => clean(line.slice(0, 600)).toLowerCase();

/**
 * How mail programs mark what isn't the sender's own text: earlier emails, forwards, signatures, and
 * disclaimers, per language. Lines are compared in lower case with plain spaces. Only `own-text.ts` and
 * `foot.ts` use these.
 */

/** A line such as "-----Original Message-----" or "Begin forwarded message:"; all after it is quoted. */
export const originals = list(`
  original message, forwarded message, reply message, begin forwarded message, original email, forwarded by,
  mensaje original, mensaje reenviado, inicio del mensaje reenviado, mensaje de respuesta, comienza el mensaje reenviado,
  message d'origine, message original, message transféré, message transmis, début du message transféré,
  début du message réexpédié, début du message transmis, courriel d'origine,
  ursprüngliche nachricht, originalnachricht, weitergeleitete nachricht, anfang der weitergeleiteten nachricht,
  anfang der weitergeleiteten e-mail, original-nachricht,
  mensagem original, mensagem encaminhada, início da mensagem encaminhada, início da mensagem reencaminhada,
  mensagem reencaminhada, messaggio originale, messaggio inoltrato, inizio messaggio inoltrato, messaggio inoltrato inizio,
  oorspronkelijk bericht, doorgestuurd bericht, begin doorgestuurd bericht, origineel bericht,
  originalmeddelande, vidarebefordrat meddelande, oprindelig meddelelse, opprinnelig melding, videresendt melding,
  wiadomość oryginalna, исходное сообщение, пересылаемое сообщение, 原始邮件, 转发邮件, thư gốc`);

type Header = "from" | "date" | "to" | "subject" | "other";

/** Header names of an earlier email. */
export const headers: ReadonlyMap<string, Header> = new Map(
  (
    [
      [
        "from",
        "from, de, von, da, van, fra, från, od, от, отправитель, expéditeur, 发件人, từ, remitente",
      ],
      [
        "date",
        `date, sent, sent on, enviado, enviado el, enviado em, enviada em, enviada, fecha, envoyé, envoyé le, gesendet, gesendet am,
         datum, data, inviato, data invio, verzonden, verzonden op, sendt, skickat, dato, wysłano, дата, отправлено, 发送时间, 日期, ngày`,
      ],
      ["to", "to, para, à, a, an, aan, til, till, do, кому, destinataire, 收件人, đến, pour"],
      [
        "subject",
        "subject, asunto, objet, betreff, assunto, oggetto, onderwerp, emne, ämne, temat, тема, 主题, chủ đề, sujet",
      ],
      [
        "other",
        "cc, bcc, reply-to, reply to, organization, importance, risposta, répondre à, antwort an, kopie, copia, copie",
      ],
    ] as const
  ).flatMap(([header, names]) => list(names).map((name): [string, Header] => [name, header])),
);

/**
 * "On Tue, Nov 3, 2026 at 2:14 PM Pat <pat@home.example> wrote:" in each language: how the line begins, what
 * it contains or ends with. `needsDigit`: only with a date or time in it.
 */
export const attributions: readonly { begins: readonly string[]; contains: readonly string[] }[] = [
  {
    begins: ["on ", "at ", "in message", "---- on "],
    contains: [" wrote", " writes", " said", " says"],
  },
  { begins: ["el ", "en "], contains: [" escribió", " escribio", " dijo", " ha escrito"] },
  { begins: ["le ", "l'"], contains: [" a écrit", " a ecrit", " a dit", " écrit"] },
  { begins: ["am ", "on "], contains: [" schrieb", " geschrieben"] },
  { begins: ["em ", "no dia ", "a ", "às "], contains: [" escreveu", " disse"] },
  { begins: ["il ", "in data ", "il giorno "], contains: [" ha scritto"] },
  { begins: ["op "], contains: [" schreef", " geschreven"] },
  { begins: ["den ", "på ", "man. ", "tir. ", "ons. "], contains: [" skrev"] },
  { begins: ["dnia ", "w dniu "], contains: [" napisał", " pisze"] },
];

/** Verbs after or before a bare name: "Acme said:", "Pat <pat@home.example> schrieb am …:". */
export const saying = list(`
  wrote, writes, said, says, escribió, escribio, dijo, ha escrito, a écrit, a dit, schrieb, schreibt, escreveu, disse, ha scritto, schreef,
  skrev, napisał(a), написал, написал(а), пишет, yazdı, şunu yazdı, đã viết, 写道`);

/** Lines that a phone or a mail program adds below a message. */
const advertisements = list(`
  sent from my, sent from yahoo, sent from mail for, sent from outlook, sent from the, sent from gmail, sent from windows mail,
  sent from samsung, sent from aol, sent from a, sent from proton, sent from myiphone, sent via, sent with, sent by, sent using,
  get outlook for, get the new aol, get the aol, yahoo mail:, from my iphone, from my android, from my phone, from my mobile,
  sent on the go, sent on my, download the, securely sent, typed with, please excuse typos, please excuse any typos,
  please excuse brevity, excuse typos, excuse the typos, mobile phone please excuse,
  enviado desde mi, enviado desde, enviado con, enviado por, enviado a través de, obtener outlook, obtén outlook, descargar outlook,
  envoyé de mon, envoyé depuis, envoyé à partir de, envoyé avec, télécharger outlook, obtenir outlook, obtenez outlook,
  von meinem, gesendet von, gesendet mit, diese nachricht wurde von, outlook für, holen sie sich outlook,
  enviado do meu, enviado do, obter o outlook, obter outlook, inviato da, inviato dal, inviata da, scarica outlook, ottieni outlook,
  verzonden vanaf, verstuurd vanaf, verzonden met, outlook voor, skickat från, sendt fra, hent outlook, отправлено с, wysłano z`);

/** How paragraphs begin that a company's mail server adds below a message. */
const disclaimerBegins = list(`
  confidentiality, confidential:, confidential notice, disclaimer, legal notice, privileged, privacy notice, important notice:,
  notice:, warning:, caution:, external email, external sender, attention:, this e-mail and any, this email and any,
  this e-mail message, this email message, this electronic, this message and any, this message is intended, this message contains,
  this message may contain, this communication, this transmission, this email is confidential, this e-mail is confidential,
  this email is intended, this e-mail is intended, this email may contain, this e-mail may contain, this email was sent to,
  this e-mail was sent, the information contained in, the information in this, the contents of this, the content of this,
  information in this email, if you are not the intended, if you have received this, if you received this, if you are the wrong,
  if you believe you received, you are receiving, you receive our, you receive this, you received this, you're receiving,
  you get this, unsubscribe |, unsubscribe from this list, to unsubscribe from, to unsubscribe:, to unsubscribe,
  to opt out, to stop receiving, to receive no more, to be removed from, to no longer receive, no longer want to receive these,
  no longer wish to receive these emails?, don't want to receive these, don't want these emails?, want to stop receiving these,
  manage your preferences, manage preferences, update your preferences, manage subscription, email preferences,
  view in browser, view this email, privacy policy |, please consider the environment, please think before, think before you print,
  consider the environment, p please consider, virus-free, this email has been checked, this email has been scanned, avg logo,
  avast logo, scanned by, circular 230, irs circular, nothing in this email, wire fraud, be aware of wire, texas law requires,
  information about brokerage services,
  aviso de confidencialidad, aviso legal, aviso de privacidad, este correo electrónico, este correo y, este mensaje y,
  este mensaje contiene, este mensaje puede, este mensaje es, este mensaje está, este e-mail, la información contenida, si usted no es,
  si no es el destinatario, si ha recibido este, para darse de baja, para cancelar su suscripción, para dejar de recibir,
  si ya no desea recibir, si no desea recibir, antes de imprimir, usted recibe este, ha recibido este,
  avis de confidentialité, ce courriel et, ce message et, ce courriel est, ce message est, ce message peut, ce message contient,
  si vous n'êtes pas le destinataire, si vous avez reçu ce, pour vous désabonner, pour vous désinscrire, pour ne plus recevoir,
  si vous ne souhaitez plus recevoir, vous recevez ce, pensez à l'environnement, diese e-mail`);

/** Further phrases of such paragraphs, anywhere in a line after the first. */
const disclaimerHolds = list(`
  intended recipient, is confidential, are confidential, may be confidential, may be privileged, legally privileged,
  reply unsubscribe, reply stop to, unsubscribe here, click unsubscribe, click here to unsubscribe, to unsubscribe, opt out of,
  no longer wish to receive, no longer want to receive, stop receiving these, unsubscribe at any time, prefer not to receive,
  all rights reserved, es confidencial, darse de baja, vous désabonner, est confidentiel`);

function list(text: string): readonly string[] {
  return text.split(",").map((item) => item.trim().replace(/\s+/g, " "));
}
