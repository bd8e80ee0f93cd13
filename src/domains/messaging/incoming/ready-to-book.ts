import { normalizeText } from "./normalize-text.ts";

/** Why a reply counts as ready to book (`follow-ups.ready-to-book`). */
export type ReadySign = "agrees" | "names a time" | "asks for a call";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));

/** A yes when alone or at the start of a reply. */
const agreeing = list(`
  yes, yes please, yeah, yea, yep, yup, sure, ok, okay, k, kk, sounds good, sounds great, perfect, great, works for me,
  that works, that will work, thatll work, it works, works, lets do it, lets do that, lets go, go ahead, book it, book me,
  sign me up, please come, come over, come by, come out, i agree, deal, absolutely, definitely, for sure, of course,
  thats fine, that is fine, fine with me, im in, confirmed, confirm, confirmo, yessir, yes sir, yes maam, please do, by all means, awesome, cool, excellent,
  si, claro, claro que si, por supuesto, esta bien, estaria bien, perfecto, de acuerdo, vale, dale, listo, excelente,
  me parece bien, adelante, okey, si porfavor, correcto, confirmado,
  oui, daccord, d accord, parfait, bien sur, ca marche, cest bon, entendu, tres bien, volontiers, ok merci`);

/** Match anywhere in a reply. */
const booking = list(`
  book, schedule me, schedule us, schedule it, schedule a, schedule an, schedule for, get on the schedule, get me on the schedule,
  set up a time, set up an appointment, make an appointment, make appointment, need an appointment, want an appointment,
  an appointment please, works for me, works for us, would work, will work, works great, works fine, works best,
  when can you come, when could you come, when can somebody come, when can someone come, when can you be here,
  when can you start, when are you available, when is the soonest, whats your next, what is your next, next available,
  how soon can you, how soon could you, how soon can someone, how quickly can you, can you come, could you come, can you guys come,
  can someone come, can somebody come, could someone come, can u come, send somebody, send someone, send a tech, send a guy,
  send your guy, send him, send them, send the, send a quote, send me a quote, are you available, do you have time,
  do you have anything, do you have openings, do you have any openings, any openings, any availability, earliest,
  stop by, please come, give my wife a call, next opening, sounds perfect, thats perfect, first time, first slot, last one, 2nd one, 1st one, stop by, swing by, drop by, come by, come out, come over, come take a look, come look, come see, come on over, one works, one is good, one please, want to schedule, want to book, like to schedule, like to book, need to schedule,
  ready to book, ready to schedule, ready when you are, put me down, put us down, count me in, ill take, well take,
  the first one, the second one, first option, second option, either works, either one, option 1, option 2,
  quiero una cita, hacer una cita, una cita, agendar, agende, agenden, agendame, agendenme, reservar, programar, pueden venir,
  puede venir, podrian venir, podria venir, pueden pasar, puede pasar, podrian pasar, cuando vienen, cuando viene, vengan,
  venga, vengase, pasen, pase, mande a alguien, manden a alguien, mandar a alguien, me sirve, nos sirve, me funciona,
  me queda bien, tienen disponibilidad, tiene disponibilidad, estan disponibles, esta disponible, tienen tiempo,
  me apunto, cuando puedan, cuando pueda, cuando ustedes, la primera opcion, la segunda, lo mas pronto, cuanto antes, lo antes posible, prefiero el, cuando podrian,
  pouvez vous venir, pouvez vous passer, pourriez vous passer, pourriez vous venir, quand pouvez vous, quand pourriez vous,
  quand etes vous, prendre rendez vous, un rendez vous, venez, passez, envoyez quelquun, nous convient, me convient,
  ca me va, ca marche, etes vous disponible, etes vous disponibles, avez vous de la place, des que possible, au plus vite`);

const calling = list(`
  call me, give me a call, call us, give us a call, please call, can you call, could you call, can someone call, can somebody call,
  someone call, can we talk, can i call, phone me, ring me, a ring, wife a call, husband a call, me a call, talk to someone, talk to somebody, speak to someone, speak with someone,
  talk on the phone, call my, call at, call when, call instead, call anytime, call back, callback, prefer a call, just call,
  llamame, llameme, llamenme, llame, llamen, llamar, llamarme, me llama, me llaman, me puede llamar, me pueden llamar, marqueme,
  marquenme, marcame, me pueden marcar, me marcan, hablame, hableme, por telefono,
  appelez moi, appelle moi, appelez nous, rappelez moi, rappelez nous, rappelle moi, telephonez moi, telephonez, par telephone,
  me rappeler, mappeler, nous appeler`);

/** Any of these makes the reply a no or a "wait", whatever else it says. */
const refusing = list(`
  take me off, take us off, remove me, remove us, cant make, cannot make, wont be able, unable to make, no puedo, no podemos, ne peux pas,
  no, no thanks, no thank you, nope, nah, not interested, not now, not anymore, not yet, not today, not right now, not at this time,
  dont need, do not need, no longer need, changed my mind, already fixed, already done, already hired, already booked, already have,
  found someone, found somebody, found another, went with, going with, too expensive, never mind, nevermind,
  maybe later, cancel, reschedule, hired someone, hired somebody, sold the house, moved away, dont want, cant afford,
  ya no, no gracias, no me interesa, todavia no, ahorita no, por ahora no, muy caro, muy cara, demasiado caro, encontre a,
  encontramos a, cambie de opinion, ya lo arregl, ya esta arreglado, ya contrat, cancelar, cancele, cancelen, mejor no, tal vez despues,
  non, non merci, pas interesse, pas interessee, pas maintenant, trop cher, deja trouve, deja regle, change davis, annuler, annulez,
  annule, pas encore, plus besoin, plus tard peut etre`);

/** Phrases with a "no" that don't decline. */
const notDeclining =
  / (?:no (?:problem|problems|worries|rush|hurry|later|earlier|sooner|one|doubt|need to rush|preference|hay problema|hay prisa|importa|hay de que|se preocupe)|por que no|si no|why not|pas de (?:probleme|souci)|non plus|whether or not|or no|no se si|im not sure|not a problem|cant wait|no kidding|(?:dont|cant|wont|do not|cannot|had to|we had to|please dont|didnt|never) cancel(?: us| me| it| with \w+ \w+ \w+| now)?|(?:dont|do not|never|no need to|instead of|rather not) (?:\w+ )?(?:call|calling|phone)(?: me| us| my \w+)?(?: at \w+| before \d+| after \d+| when \w+)?|ne (?:venez|passez) pas) /g;

/** Match anywhere in a reply, as a whole word. */
const times = list(`
  monday, tue, tues, tuesday, wed, weds, wednesday, thu, thur, thurs, thursday, fri, friday, sat, saturday, sun, sunday, mondays,
  tuesdays, wednesdays, thursdays, fridays, saturdays, weekend, weekends, weekday, weekdays, this week, next week, today, tonight,
  tomorrow, tmrw, tmw, tomorow, tommorow, tomm, morning, mornings, afternoon, afternoons, evening, evenings, noon, asap, right away,
  as soon as possible, soon as you can, soonest, anytime, any time, any day, end of the week, end of the month, end of month, midday,
  lunes, martes, miercoles, jueves, viernes, sabado, sabados, domingo, manana, hoy, esta semana, la proxima semana, proxima semana,
  la semana que viene, fin de semana, por la tarde, en la tarde, la tarde, esta tarde, mediodia, esta noche, cualquier dia,
  cualquier hora, a la hora que, pasado manana, fin de mes,
  lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, demain, aujourdhui, cette semaine, la semaine prochaine, matin,
  apres midi, ce soir, midi, nimporte quand, nimporte quel jour, fin du mois, fin de semaine`);

const clockTime =
  / (?:mon (?:at|\d|morning|afternoon|evening|or|and|works|is|thru|through|tue|wed)|\d{1,2} (?:works|is good|is fine|is perfect|is ok|please|ok)|\d{1,2} ?[ap]m|\d{1,2} [ap] m|\d{1,2}:\d{2}(?: ?[ap]m)?|(?:at|after|before|around|by|between|til|till|until) \d{1,2}|a las? \d{1,2}|a partir de las? \d{1,2}|despues de las? \d{1,2}|antes de las? \d{1,2}|\d{1,2} ?h(?: ?\d\d)?|\d{1,2} heures?|a \d{1,2} ?h) /;

/** Phrases with the name of a time that don't request one. */
const notTimes =
  / (?:last|yesterday|since|every|each|the other|this past|all|ago|anoche|ayer|hier|depuis|dernier|black|good|buenos|buenas|desde|cada|todos los|todas las|la semana pasada|por las|cada una de las) (?:mon|tues|wednes|thurs|fri|satur|sun)?(?:day|days|night|weekend|week|morning|mornings|afternoon|evening|summer|month|manana|tarde|tardes|noche|dia|dias|semaine|nuit|matin|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mananas|noches) /g;

/** Clear enough to outweigh a stop request in the same message. */
const bookingDespiteStop = [
  / (?:can|could|will|would|want|like|need|please|ready|lets|go ahead and|ill|we|rather|and) (?:you |you guys |us |someone |somebody |still |to |a |the )*(?:book|schedule|come|send|set up|swing|fix)(?: |$)/,
  / (?:book|schedule) (?:me|us|it|the|a|for|in)|put (?:me|us) (?:down|in|on the schedule) | (?:ill|well|we will|i will|can i|can we) take (?:the|that|a|it|\d) | (?:send|have) (?:someone|somebody|a tech|a guy|the guy|him|them|your guy|the crew) | (?:come|stop|swing) (?:out|by|over|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|at \d|on) | see you (?:then|there|on|at|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday) /,
  /(?<! dont| not| never| stop| quit| no| or| didnt| to| you| they| and) (?:call|phone|ring) (?:me|us|my (?:cell|wife|husband|phone|office|mobile)|instead|at \d|\d{3})/,
  / give (?:me|us|my \w+) a (?:call|ring) | call (?:the|my) (?:house|home|other|cell|landline|office) /,
  / (?:just|please|only|rather|better|but|can you|could you|instead|and|text) (?:call|phone|give me a call)(?: (?:me|us|instead|\d|my|the|when|if|to|at|on)| $)/,
  / (?:just|please|only|rather|instead|better) (?:text|email|message) (?:me|us|my (?:cell|wife|husband)|instead|at \d)|(?:text|email|message) (?:me|us) (?:instead|at|on|there)/,
  /(?<! no| ni| no me| de) (?:llameme|llamenme|llamame|llamen|llame|llamarme|marqueme|marquenme|hablenme|hableme|hablame|vengan|venga|pasen|agend\w+|me llamen|me llame) /,
  / (?:pueden venir|puede venir|pueden pasar|mande a alguien|manden a alguien|quiero (?:una|la) cita|nos vemos) /,
  / (?:appelez|rappelez|telephonez|appelle) (?:moi|nous|plutot|au) | (?:venez|passez|un rendez vous|prendre rendez vous|me convient|nous convient) /,
];
const fits =
  / (?:works|work|is fine|are fine|is good|is ok|is okay|is great|is perfect|good|perfect|great|fine for|sounds good|confirmed|okay|see you|please come|esta bien|bien|perfecto|me sirve|funciona|puedo|podemos|ca marche|convient|cest bon|parfait) /;

/**
 * Whether a reply agrees, names a time, or requests a call, by fixed phrases. The business's team reads every
 * reply anyway; this only decides who gets an alert right away.
 * @returns null if it does none of these
 */
export function readySign(text: string): ReadySign | null {
  const plain = ` ${normalizeText(text)} `.replace(notDeclining, " ");
  if (has(plain, refusing)) return null;
  if (has(plain, calling)) return "asks for a call";
  if (mentionsTime(plain)) return "names a time";
  const isQuestion =
    / (?:how much|how long|whats the price|what is the price|cuanto|combien) /.test(plain);
  const agrees = !isQuestion && agreeing.some((phrase) => plain.startsWith(` ${phrase} `));
  if (agrees || has(plain, booking)) return "agrees";
  return /^[\s\p{P}]*(?:👍|👌|🆗|✅|🙌|💯)/u.test(text) ? "agrees" : null;
}

/**
 * Whether a message with a stop request also requests a booking, or contact another way. A day alone isn't
 * enough: "I told you yesterday to stop".
 * @param text normalized words of one sentence without the stop request, with a space before and after
 */
export function requestsBookingDespiteStop(text: string): boolean {
  if (/ (?:already|cancel\w*|annul\w*|never|hired|found|ya no) /.test(text)) return false;
  return (
    bookingDespiteStop.some((pattern) => pattern.test(text)) ||
    (mentionsTime(text) && fits.test(text))
  );
}

function mentionsTime(text: string): boolean {
  const remaining = text.replace(notTimes, " ");
  return has(remaining, times) || clockTime.test(remaining);
}

function has(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}
