/**
 * The phrases that incoming messages are matched with, in English, Spanish, and French. They match normalized
 * text (`normalize-text.ts`): lower case, no accents, no punctuation, spelled out, with a space before and after
 * each sentence. Only `classify-message.ts` reads them.
 */

/**
 * A message with only one of these stops all texts right away (`sms.stop-words`): the keywords from the law
 * and the carriers' lists.
 */
export const stopKeywords = words(`
  stop, stopall, stop all, unsubscribe, cancel, end, quit, revoke, optout, opt out, remove, unsub,
  arret, alto, parar`);

/** As a whole message, these mean the same; staff review each. */
export const wholeMessageStops = words(`
  exit, exit please, td, halt, desist, stahp, discontinue, stop 2 end, stop2end, stop end, bitte abmelden, enough texts, no texts, no emails, no messages, no contact, do not contact, dnc, do not text,
  stop sms, stop texts, i want out, no mas, ya no mas, no more, no more please, stop it, stop this, stop that, quit it, quit this, go away, get lost, bug off, buzz off, back off,
  reply stop, text stop, send stop, stop to stop, stop to end, reply stop to stop, stop to opt out, stop to unsubscribe,
  please remove, remove please, remove thanks, remove thank you, please opt out, opt out please, unsubscribed,
  sotp, stpo, stp, tsop, stpp, sstop, st0p, s top, st op, sto p, stop1, stop2, unsuscribe, unsubcribe, unsubscibe,
  unsubsribe, unsubscrib, unsubscribed me, unsubscride, usubscribe, unsubscribe me, unscribe, unsubscriber, unenroll,
  baja, cancelar, cancela, cancelar todo, basta, detener, terminar, termina, salir, eliminar, elimina, pare, para, paren, paro, quitar, borrar,
  remover, suprimir, suficiente, desuscribir, desuscribirme, desuscripcion, cancelar suscripcion, no molestar,
  arreter, arretez, arrete, arreter svp, cessez, cesser, desabonner, desabonnez, desabonnement, desinscrire, desinscription, annuler, fin, quitter,
  stopp, abmelden, abbestellen, sair, remova, descadastrar, annulla, cancellami, tigil, hinto, ngung, стоп, отписаться,
  停止, 退订, 取消, 退訂`);

/**
 * Clauses that only say to stop. With an object or a place it's about the job: "Can you stop this leak?",
 * "Please stop by."
 */
export const stopClauses = [
  /^(?:(?:hi|hey|hello|ok|okay|no|nope|yo|please|just|and|so|yes|yeah|dude|bro|man|guys|sir|again|thanks|thank you|sorry|seriously|wtf|omg|i said|but) )*(?:(?:can|could|would|will) you (?:please |just |guys |all )*stop|s+t+o+p+|stopall|unsubscribe|unsub|optout|opt ?out|opt me out|remove me|stop everything|stop trying)(?: (?:all|now|already|immediately|asap|please|thanks|thank you|and|have a (?:nice|good|great|blessed) (?:day|one)|stop|me|bro|dude|man|guys|ok|okay|forever|permanently|today|right now|right away|sir|maam|lol|here|smh|the fuck|god))*$/,
  /^(?:(?:hi|hey|ok|okay|please|just) )*(?:(?:end|cancel) (?:(?:all|the|these|those|your|my|this) )*(?:texts?|messages?|emails?|mails?|notifications?|reminders?)|go away|get lost)(?: (?:now|already|please|thanks))*$/,
  /^(?:(?:hola|no|porfavor|ya|gracias|oiga|oigan|buenas|si) )*(?:stop|pare|paren|basta|alto|parar|parale|parenle)(?: (?:ya|porfavor|gracias|stop|todo|esto|basta|de mensajes))+$/,
  /^(?:(?:hola|no|porfavor|ya|oiga|oigan) )*(?:stop|paren|basta|ya basta|cancelar porfavor|baja porfavor|detener porfavor)$/,
  /^(?:(?:ok|okay|hey|thanks|please) )*you (?:can|may|should|must) (?:all )?stop(?: (?:now|texting|already|please|thanks))*$/,
  /^(?:ya )?para (?:ya )?(?:los|estos|esos|con los|de) (?:mensajes|textos)(?: (?:ya|porfavor))*$/,
  /^(?:ya )?favor de (?:parar|detenerse|no molestar)(?: (?:ya|porfavor|gracias))*$/,
  /^(?:(?:hola|no|porfavor|oiga|oigan) )*ya (?:parale|parele|parenle|paren|pare)(?: porfavor)*$/,
  /^(?:please )?no (?:more )?(?:text|texts|texting|messages)(?: (?:please|thanks|thank you))+$/,
  /^(?:(?:bonjour|non|svp|merci|ok) )*(?:stop|arretez|arrete|arret|desabonnez moi|desinscrivez moi|retirez moi|stop texts)(?: (?:svp|merci|ca|cela|tout|maintenant|immediatement))*$/,
];

/** Match the whole message only; in a longer one, "stop it" may be about a leak. */
export const wholeMessageStopPattern =
  /^(?:(?:hi|hey|ok|okay|no|please|just|yo|dude|bro|seriously|omg) )*(?:(?:stop|quit|end) (?:it|this|that|these)(?: (?:already|now|please|thanks|thank you|stop|immediately|guys|all))*|un?s+u[a-z]{0,3}s?c?r[a-z]{0,4}(?: (?:me|please|thanks))*|(?:discontinue|desist|cease|refrain)(?: (?:please|now|thanks|thank you))*|no (?:more|mas)(?: (?:please|thanks|thank you|ty|gracias|porfavor|ok|okay|now|for me|for us))*)$/;

/** "Wrong number" messages; excludes "I gave you the wrong number" and "the wrong number of panels". */
export const wrongNumberClauses = [
  /^(?!.*\bi (?:just )?(?:texted|called|dialed|emailed|reached)\b)(?:(?:hi|hey|hello|sorry|um|uh|no|nope|yeah|think|i|believe|pretty|sure|you|your|youve|have|hav|got|this|is|its|it|that|texted|text|texting|reached|called|are|contacted|looks|like|the|a|but|im|afraid|must|be|probably|whoever|dialed|emailed|for|umm|uhh|hmm|here|emily|we|new|number|who|dis|not|me|him|her) )*wrong (?:number|num|person|guy|girl|lady|phone number|email|email address)(?: for \w+)?(?: (?:sorry|bud|buddy|dude|man|pal|please|thanks|thank you|here|again|bro|lol|friend))*$/,
  /^(?:(?:hola|perdon|disculpe|disculpa|lo|siento|creo|que|tiene|tienen|es|este|esta|eso|marco|usted|ustedes|el|un|la|al|no|buenas) )*(?:numero|telefono|persona|correo|num|cel) (?:equivocado|equivocada|incorrecto)(?: (?:porfavor|gracias|perdon|amigo|senor))*$/,
  /^(?:(?:hola|perdon|disculpe|creo|que|usted|ustedes) )*se (?:equivoco|equivocaron|equivoca|equivocan|esta equivocando|estan equivocando) de (?:numero|persona|correo|telefono)(?: \w+)?$/,
  /^(?:(?:hola|perdon|disculpe|creo|que|usted|ustedes) )*(?:esta|estan|anda) equivocad[oa]s? de (?:numero|persona|telefono)(?: \w+)?$/,
  /^(?:(?:bonjour|desole|non|je|crois|pense|que|vous|avez|cest|le|un|faites) )*(?:mauvais numero|mauvaise personne|faux numero|erreur de numero|trompez de numero)(?: (?:merci|svp|desole))*$/,
];

/** Matched before `notStopPatterns` removes anything. */
export const earlyStopPatterns = [
  / (?:appreciate it|like it|be great|be nice|prefer|love it) if you (?:stopped|would stop|could stop|quit|didnt|did not) (?:texting|messaging|emailing|contacting|sending|calling|text|email|contact) /,
  / (?:rather|prefer) (?:to )?not (?:to )?(?:get|receive|be sent|have) (?:(?:any|these|those|your|more|automated) )*(?:texts|messages|emails|texting) /,
  / unsubscribe (?:link|button|option|page) (?:does not|doesnt|didnt|did not|isnt|is not|wont|never) (?:work|working|load) /,
  / if you (?:guys |people )?(?:dont|do not) (?:stop|quit) (?:texting|messaging|emailing|contacting|calling|bothering|harassing|spamming)(?: me| us)? /,
  / how (?:many|often)(?: \w+){1,8} stop /,
  /^ (?:(?:hi|hey|hello|ok|okay|no|nope|please|just|yes|yeah|thanks|thank you|sorry|yo) )*stop (?=(?:we|i|im|ive|weve|were|id|already|wrong|sold|its|this is|he|she|they|not|no longer|youve|you have|youre|you are|because|since|found|hired|went) )/,
  / (?:report|reporting|sue|suing|block|blocking|lawyer|attorney|police|harassment|charges|fcc|ftc)(?: \w+){0,6} if (?:you|i|we)(?: \w+){0,3} (?:text|texts|message|messages|contact|email|emails|bother|texting)(?: \w+){0,3} (?:again|anymore|any more|one more time) /,
  / if (?:you|i|we)(?: \w+){0,3} (?:text|texts|message|messages|contact|email|emails|bother|texting)(?: \w+){0,3} (?:again|anymore|any more|one more time)(?: \w+){0,6} (?:report|reporting|sue|suing|block|blocking|lawyer|attorney|police|harassment|charges|fcc|ftc) /,
];

/** Match anywhere in a sentence; they're about messages, not a leak, a job, or an appointment. */
export const stopPatterns = [
  // Stop sending.
  / (?:stop|quit|cease|discontinue|enough|halt) (?:(?:all|any|of|the|these|those|this|your|my|with|more|further|future|sending|me|us|getting|receiving|automated|automatic|auto|damn|fucking|please|and|desist|from|it|text|email|trying|to) ){0,6}(?:texts|messages|emails|mails|spam|texting|messaging|emailing|mailing|notifications|reminders|newsletters|promotions|promos|contact|communication|communications|correspondence|marketing|follow ups?|followups?|calls|phone calls|outreach|solicitations?|spamming) /,
  /(?<! wont| cant| cannot| doesnt| didnt| not) stop (?:text|message|email) /,
  / (?:stop|quit|cease|no) (?:contacting|calling|bothering|harr?ass?ing|spamming|bugging|pestering|annoying|hounding|soliciting|texting|textsing|messaging|emailing|stalking|trolling|hitting up|hitting me up|blowing up my phone|blowing up my|blowing my|trying to contact|trying to reach|reaching out|communicating)(?: me| us| my| this| people| $|[ $])/,
  / (?:stop|quit) sending (?:me |us |my \w+ )?(?:this|these|those|them|stuff|anything|things|shit|crap|junk|it) | (?:stop|quit) sending me $/,
  / (?:stop|quit) (?:getting|receiving) (?:these|this|those|them|your|any|all|stuff|anything) /,
  / stop this (?:nonsense|crap|bullshit|shit|madness|spam|harassment|garbage|bs) /,
  / cease (?:and desist|all|contacting) | refrain from (?:texting|messaging|emailing|contacting|calling|sending) /,
  / (?:your|you are|yall are|you guys are|keep|just) (?:spamming|harassing|bothering|pestering|bugging) (?:me|us) /,
  / (?:discontinue|end|stop) (?:any|all|these|the|your|sending) (?:further |future |more )?(?:texts|messages|emails|communication|communications|contact) /,
  / (?:texts|messages|emails|spam) stop(?: \w+)? $/,
  / (?:texts|messages|emails|spam|text|texting) (?:to|must|need to|needs to|have to|has to|should|please|gotta|got to) (?:please )?(?:stop|end|cease|go away) /,
  / (?:told|asked|asking|telling|begging|said|want|wanted|need) (?:you|yall|u|them) (?:\w+ ){0,4}to stop $/,
  / (?:you|people|guys|yall) (?:really )?(?:need|have|gotta|got|must) to stop $/,
  / (?:so|up|kindly|again|please|god|sake|jesus|christ|guys|people|yall|heck|fuck|already|now|you|seriously|phone|number|text|sorry) stop(?: (?:now|already|please|thanks|thank you|texting|it))* $/,
  / (?:say|said|saying|time|times|told you|told you guys|told yall|told them|telling you|typed|texted|wrote|replied|answered) stop(?: it| this| that| already| now| please| stop| \d times| twice| three times)*(?: (?:texting|messaging|calling).*)? ?$/,
  / (?:want|wanna|wish|like|love) (?:(?:you|the|all) )?to (?:stop|quit|discontinue|end) (?:receiving|getting|all of these|the service|this service|these messages|these texts|my subscription|the subscription|all communication) /,
  /(?:^| (?:i|we|ive|weve|already|just)) (?:already )?(?:said|texted|typed|replied|answered) stop (?!by |at |in |over |on |the |there |here |if |to |or |and look)/,
  // Don't send.
  / (?:can|could|would|will) you (?:guys |all |people |please |just |kindly )*(?:not|never) (?:text|message|contact|email|bother)(?:ing)? /,
  / (?:rather|prefer) not (?:to )?be (?:texted|messaged|contacted|emailed) /,
  / (?:dont|do not) (?:wish|want|care) to (?:get|receive|have) (?:any )?(?:more |further )?(?:communications?|correspondence|contact|solicitations?|outreach) /,
  / (?:emails?|calls?|phone) only(?: please)? no (?:text|texts|texting) /,
  / (?:dont|do not) accept (?:any )?(?:solicitations?|soliciting|solicitors) | no solicitors (?:please |thanks |$)/,
  /(?<! i| we| they| he| she| you| id) (?:dont|do not|never) (?:ever |you |even |please |dare |bother |need to |try to |keep )*(?:text|texting|message|messaging|email|emailing|contact|contacting|solicit|spam|write to|write|reach out|reach out to|sms|dm|bother) (?:or call |and call |or write |to )?(?:me|us|this|here|again|anymore|any more|ever|back|it|please|thanks|thank you|my (?:phone|cell|number|mobile|work|office|house|moms|dads|line)|(?=just |call |only |instead |\d)|$)/,
  / (?:rather|prefer|prefer that|wish) you (?:not|dont|didnt|do not|would not|wouldnt) (?:text|message|email|contact) /,
  /^ (?:please )?(?:dont|do not|never) (?:text|message|email|contact|bother) (?:please |thanks |thank you )*$/,
  / (?:dont|do not|never) (?:ever )?(?:call|phone) (?:me |us |this number |here )?(?:or|and|nor|text) (?:text|message|email|contact|or)/,
  / (?:dont|do not|never) (?:ever )?(?:text|message|email) (?:me |us |this number |here )?(?:or|and|nor) (?:call|email|text|message|contact)/,
  / (?:dont|do not|never) (?:ever )?(?:call|ring|phone) (?:me |us |this number |here )(?:again|anymore|any more|ever|back)/,
  / (?:no need|dont need|do not need|dont have|not necessary) to (?:keep |continue )?(?:text|texting|message|messaging|email|emailing|contact|contacting)(?: me| us| anymore| any more| again| this number|[ $])/,
  / no (?:more )?(?:calls|phone calls|texts|messages|emails) (?:or|and|no|nor) (?:more )?(?:calls|phone calls|texts|messages|emails) (?:please|thanks|thank you|ever|anymore|again|from|to|$)/,
  / no (?:more|further) (?:(?:of|the|these|those|your|damn|fucking|automated) ){0,3}(?:texts|messages|emails|mails|spam|texting|messaging|emailing|contact|text|communication|communications) /,
  / no (?:texts|messages|emails|texting|messaging|emailing|spam|contact|solicitation|soliciting)(?: (?:please|thanks|thank you|me|to me|to this|ever|anymore|at all|of any kind|for me) )/,
  /^ (?:please no more|please no (?:texts|messages|emails|texting)) /,
  / (?:dont|do not|never|no longer) (?:ever )?(?:send|want|wish|need|accept|take) (?:(?:to|get|getting|receive|receiving|me|us|any|anymore|more|further|of|all|the|these|those|this|your|such|automated|you|sending|marketing) ){0,8}(?:texts|messages|emails|mails|spam|texting|messaging|emailing|notifications|solicitations) /,
  / (?:dont|do not|no longer|didnt|never) (?:want|wish|need|care|ask) (?:for you |you )?to (?:be )?(?:contacted|texted|emailed|messaged|bothered|contact me|text me|email me|message me|hear from|receive these|receive this|receive anything|get these|be on (?:your|this|the|any) list) /,
  / (?:dont|do not|never|stop|quit) (?:ever )?send(?:ing)? (?:me |us )?(?:any |any more |anymore |more |all )?(?:of )?(?:these|this|those|them|stuff|anything|crap|shit)(?: (?:again|anymore|any more|ever|please|to me|to us|else|thanks|thank you|stuff|crap))* $/,
  / (?:landline|land line|business line|work (?:phone|line|number|cell)|office (?:line|number|phone))(?: \w+){0,8} (?:remove|delete|erase) (?:it|me|us|this) /,
  // Take me off the list.
  / off (?:of )?(?:your|this|that|the|any|all)(?: \w+)? lists? /,
  / (?:remove|delete|take|unsubscribe) (?:me |us )?(?:from|off) (?:(?:the|your|this|all|mailing|email|text|texting|any) )*(?:list|lists) /,
  / (?:take|get|want|remove|delete|drop|leave|pull) (?:me|us|(?:my|this|our) (?:\w+ ){0,2}(?:number|email|address|name|phone|cell|info|contact|information|line))(?: please| now| already)? (?:(?:off|from) (?:of )?(?:your|the|this|these|that|all|any|his|her|every|mailing|text|texting)|out of (?:(?:your|the|this|these|that|all|any|group|text|texting|mailing|contact) ){1,3}(?:list|lists|text|texts|texting|thread|chat|group|system|database|contacts|phone|loop|messages|records|files|program|campaign)) ?/,
  /(?: |^)(?:please )?(?:take|get) (?:me|us|my (?:number|email|name|contact info|info)|this number) off (?:please |now |already |thanks |thank you |asap |$)/,
  / (?:remove|delete|erase|scrub|lose|forget|trash|block|drop|unlist|purge) (?:all |all of )?(?:me(?! (?:a|an|the|your|some|another|in|at|by|here|there|over) )|us(?! (?:a|an|the|your|some|another|in|at|by|here|there|over) )|(?:my|this|our) (?:\w+ ){0,3}(?:number|email|phone|info|information|contact|contacts|data|details|cell|mobile|name and number)|this (?:email )?address) /,
  /^ (?:please )?(?:forget|drop|erase|purge) me (?:please )?$/,
  / (?:my|this) (?:number|email|info|information|phone)(?: \w+){0,8} (?:remove|delete|lose|erase|forget) it (?:please |now |thanks )?$/,
  / (?:my )?(?:contact )?(?:info|information|number|email|name) (?:to be |be )?(?:removed|deleted|taken off|unsubscribed) /,
  / (?:can|could|may) (?:i|we|my number|this number) (?:please )?be (?:removed|taken off|deleted|unsubscribed|opted out) /,
  / (?:nobody|no one|noone|no body) (?:here |lives here |lives here by |named )?by (?:that|this) name /,
  / (?:get|keep|take|stay) (?:this|these|it|that|your \w+)? ?off my (?:phone|cell) /,
  / (?:update|correct|fix) (?:your|the) (?:records|list|info|system|database) and stop $/,
  / (?:scratch|cross|strike|knock) (?:me|us|my name|my number|this number) off (?:of |your |this |that |please |now |$)/,
  /^ (?:please )?(?:take|get|leave|cut|keep) (?:me|us) out of (?:this|these|it) $/,
  / (?:i|we|would|id|wed) (?:want|wish|need|asked|like|requested|prefer) to be (?:removed|taken off|deleted|unsubscribed|opted out|dropped|left alone) /,
  // Unsubscribe.
  /(?<! to| dont| do not| never| not| didnt| about| your| the| an| can i) unsubscribe /,
  /(?<! dont| do not| didnt| not) (?:want|wants|wanted|wish|need|like|trying|tried|asked|how|way|request|requesting) to (?:unsubscribe|opt out|be removed|be taken off|cancel (?:these|the|your|my|all) (?:texts|messages|emails)) /,
  / (?:how do i|how can i|how do you|let me|i would like to|id like to|i) (?:unsubscribe|opt out) /,
  / (?:opt me out|opting out|unsubscribing|i opt out|please opt out|opt us out|unsubscribe me|unsubscribe us|unenroll me) /,
  / (?:already|have|ive|im|i|still not|not|was) (?:already )?(?:unsubscribed|opted out) /,
  / (?:revoke|withdraw|rescind|take back) (?:(?:my|all|any|you) ){0,2}(?:consent|permission) /,
  / (?:dont|do not|never|didnt|did not|no) (?:have |gave |give |given |grant |got )?(?:you |my |any |me |the )*(?:permission|consent|authorization) /,
  / (?:do not|dont|never|didnt) (?:consent|agree) to (?:these|this|your|any|receive|being|get|texts|messages|emails) /,
  / (?:do not|dont|no) (?:call|contact|text|email) (?:list|registry) | dnc (?:list|registry) /,
  // Leave me alone.
  /^ (?:.{0,40} )?(?:please|just|and|to|so|now|you|people|guys) leave (?:me|us) (?:the fuck |the hell )?(?:alone|be) /,
  /^ leave (?:me|us) (?:the fuck |the hell )?(?:alone|be) /,
  /^ (?:just |please )?let me be $|^ (?:scram|go to hell|buzz off please|bug off please|get out of here)(?: please)? $/,
  /(?:^| (?:go|please|just|so|and|no|hey|you|guys|people|bro|dude|man|all|ok|okay|said|now|fucking)) (?:fuck off|f off|piss off|screw off|eff off|fuck you|fuck u|eff you|stfu)(?: (?:and|with|now|already|please|asshole|all|guys|you|assholes|spammer|spammers|scammer|scammers|stop|bro|dude|man|forever)| $)/,
  / (?:fuck|eff|f|piss|screw) off $/,
  / (?:interested|thanks|thank you|no|nope|interested please|longer interested) (?:please )?(?:stop|remove|unsubscribe) $/,
  // Spanish: stop.
  / (?:deje|dejen|deja|dejar|dejes|paren|pare|cesen|cese|basta) de (?:me |estar )?(?:mand|envi|escrib|llam|molest|text|contact|spame|fastidi|chinga|joder|jode|fregar|friega|hostig|acos|insist)\w* /,
  / (?:cancelar|cancele|cancelen|cancela|detengan|detenga|detener|suspendan|suspender|paren|parar|pare|alto|stop|basta|no a|terminen|quiten) (?:(?:todos|los|estos|esos|sus|mis|las|estas|tantos|la|mi|de|con|a|ya|enviar|mandar) )*(?:mensajes?|textos?|correos?|emails?|mails?|texts|suscripcion|spam|publicidad|notificaciones) /,
  / (?:quiero|quisiera|deseo|queremos|como|me gustaria)(?: \w+){0,2} (?:dejar de recibir|cancelo|cancelar|paro|parar|detengo|detener|quito|quitar|bloquear|bloqueo)(?: \w+){0,2} (?:mensajes?|textos?|correos?|suscripcion|notificaciones) /,
  /^ (?:(?:que|porfavor|ya|gracias pero|no gracias|oigan|oiga) )+(?:ya no|paren|pare|basta|alto|no mas|parar)(?: (?:ya|porfavor|gracias))* $/,
  // Don't send.
  / (?:no|ya no|ni un|nada de|ni|basta de|sin|cero) (?:quiero |queremos |deseo |recibir |quiero recibir )?mas (?:mensajes?|textos?|correos?|emails?|mails?|texts|publicidad|promociones|spam|notificaciones|llamadas) /,
  / (?:no|nunca) (?:me|nos|le) (?:sigan? |sigas |vuelvan? a |vuelvas a |anden? |esten? |este )?(?:escriban?|escribas|escribir|escribiendo|contacten?|contactes|contactar|text\w+|mensajeen?|molesten?|molestes|molestar|molestando|acosen?|fastidien?|busquen|hostiguen) /,
  / (?:no|nunca) (?:me |nos |le )?(?:sigan? |sigas |vuelvan? a |anden? |esten? |este )?(?:manden?|mandes|mandar|mandando|envien?|envies|enviar|enviando) (?:(?:mas|otros?|esos|estos|sus|ningun|ningunos|los|tus|ya) )*(?:mensajes?|textos?|correos?|emails?|mails?|texts|publicidad|promociones|spam|notificaciones|nada|cosas|mas) /,
  / (?:no|nunca) (?:me|nos) (?:llamen?|llames|marquen?|marques|hablen?|hables) (?:ni|mas|nunca|jamas|y no|otra vez) | ya no (?:me|nos) (?:llamen?|llames|marquen?|hablen?|hables|busquen) /,
  / (?:no|ya no) (?:escriban?|contacten?|molesten?|texteen?|manden?|envien?|llamen?) (?:mas|nunca|nada) /,
  / (?:no|ya no) (?:escriban?|contacten?|texteen?|manden?(?: mensajes| textos| nada)?|envien?(?: mensajes| textos| nada)?) (?:a|al) (?:este|mi|este mismo) (?:numero|telefono|correo|celular) /,
  / (?:no|ya no) (?:manden?|envien?|escriban?) (?:mensajes|textos|correos|texts)(?: porfavor| gracias| mas|[ $])/,
  / no (?:me |nos )?vuelvan? a (?:escrib|mand|envi|llam|contact|text|molest)\w* /,
  / (?:favor de no|pido que no|pedi que no|que ya no|que no) (?:me |nos )?(?:molest|envi|mand|escrib|llam|contact|text|busqu)\w* /,
  /^ (?:porfavor |que )?no (?:me )?(?:molesten?|molestes|molestar)(?: porfavor| mas| gracias)* $/,
  / no (?:autorizo|acepto|permito|consiento|di permiso|doy permiso|di autorizacion)(?: \w+){0,4} (?:mensajes?|textos?|correos?|escriban|manden|texts) /,
  / no (?:quiero|queremos|deseo|deseamos|necesito|pedi) (?:(?:recibir|que me (?:manden|envien|escriban|contacten|llamen|esten mandando)|que me|seguir recibiendo|sus|tus|estos|esos|ningun|ningunos|los|de sus|mas|otros|tener) )+(?:mensajes?|textos?|correos?|emails?|mails?|texts|publicidad|promociones|spam) /,
  / no (?:quiero|queremos|deseo) (?:que me (?:escriban|contacten|molesten|texteen|busquen|llamen mas)|ser contactad[oa]|saber (?:mas|nada) de ustedes|mensajes|textos|correos) /,
  // Take me off the list.
  / (?:quit|saqu|sac|borr|elimin|retir|remuev|remov)[a-z]{0,6}(?:me|nos)?(?: ya)?(?: porfavor)? de (?:(?:su|la|esta|esa|tu|sus|las|los|este|ese|tus) (?:lista|listas|base|registro|registros|sistema|contactos|mensajes|grupo|numeros)|ahi|alli|aqui|esto) /,
  /^ (?:(?:porfavor|hola|ya|solo|no gracias) )*(?:quit|saqu|sac|borr|elimin|retir|remuev|remov)[a-z]{0,4}(?:me|nos)(?: porfavor| ya| gracias)* $/,
  / (?:quiten?|quita|quitar|remover|remueva|remueve|borren?|borra|borrar|eliminen?|elimina|eliminar|retiren?|retirar|remuevan?|saquen?|saca|sacar) (?:ya )?mi (?:numero|correo|telefono|contacto|informacion|email|nombre|celular|cel) /,
  / (?:darme|deme|denme|dame|darnos|dennos|darse|dar) (?:de )?baja (?:de|del|en|porfavor|ya|gracias|por|a|$)/,
  / (?:darme|deme|denme|dame|darnos|dennos|me doy|me dan|me da|me den|me de|me dar|quiero dar|me di) de baja /,
  / (?:quiero|solicito|pido|necesito) (?:la |mi )?baja | baja de (?:la|su|esta) (?:lista|suscripcion) /,
  / (?:dejenme|dejeme|dejame|dejennos) (?:en paz|tranquil[oa]s?|ya) /,
  / (?:desuscrib|desinscrib|desubscrib|des suscrib)\w* /,
  / no (?:autori[zc]\w+|doy|di|he dado|damos|dimos) (?:(?:mi|el|ningun|ninguna|estos|sus|los|que|a) )*(?:permiso|autorizacion|consentimiento|mensajes|textos|me manden|me escriban) /,
  / (?:dije|digo|decimos|dijimos|pedi|pido|he dicho) que (?:ya )?(?:paren|pare|dejen de|dejen ya|no me (?:escriban|manden|contacten)) ?/,
  / no (?:me |nos )?(?:este|esten|estes|anden|ande|andes|sigan|siga|sigas) (?:molest|mand|envi|escrib|llam|fastidi|insist)\w* (?:mensajes?|textos?|mas|nada|cosas|porfavor|ya|a este|$)/,
  /^ (?:(?:porfavor|oiga|oigan|hola) )*(?:ya )?no (?:me |nos )?molest(?:en|e|es|ar)(?: (?:mas|porfavor|ya|gracias))* $/,
  // French: stop.
  / (?:arrete|arretez|arreter|arretes|cesse|cessez|cesser) (?:svp )?(?:de |d)(?:me |nous |m|n)?(?:envoyer|ecrire|texter|contacter|harceler|deranger|appeler|solliciter|spammer|embeter|relancer|messager|faire chier) /,
  / (?:arrete|arretez|arreter|cessez|stoppez|annulez) (?:(?:les|ces|vos|tous|tout|avec|de|des|tes|svp|denvoyer|d envoyer) )*(?:messages?|textos?|texts|courriels?|emails?|mails?|publicites?|pubs?|notifications?|spams?) /,
  // Don't send.
  / (?:me |nous |m|n|ne )(?:envoyez|envoie|envoies|ecrivez|ecris|contactez|contacte|textez|textes|appelez|derangez|derange|sollicitez|relancez|harcelez|envoyer|ecrire|contacter|texter|deranger) (?:plus|jamais) /,
  / (?:ne )?(?:plus|jamais) (?:me |nous |m|n)(?:envoyer|ecrire|contacter|texter|deranger|solliciter|appeler) /,
  /^ (?:(?:svp|merci de|veuillez|stop) )*ne plus (?:envoyer|contacter|ecrire|texter|deranger|solliciter)(?: \w+){0,3} $/,
  / (?:ne |svp )?(?:me |nous |m|n)(?:textez|ecrivez|contactez|derangez|sollicitez) pas (?:svp |merci |$)/,
  / (?:me |nous |m|n)(?:envoyez|envoie) pas (?:de |d|vos |ces )(?:messages?|textos?|texts|courriels?|emails?|mails?|pubs?) /,
  / (?:veux|voulons|souhaite|souhaitons|desire|veut|voudrais) (?:plus|pas|aucun) (?:(?:recevoir|de|d|vos|des|ces|tes|avoir|aucun|autres|rien) )*(?:messages?|textos?|texts|courriels?|emails?|mails?|publicites?|pubs?|notifications?|spams?) /,
  / (?:veux|voulons|souhaite|souhaitons|desire|veut|voudrais) (?:plus|pas) (?:etre|me faire|que vous me|que vous m) ?(?:contact|sollicit|derang|appel|text|ecri|envo)\w* | (?:veux|souhaite) plus (?:rien )?(?:recevoir|de vous)(?: rien| de vous| vos| quoi|[ $])/,
  /^ (?:(?:non|svp|merci|stop|je veux) )*(?:plus|pas|aucun|plus aucun) (?:de |d|jamais de )?(?:messages?|textos?|texts|courriels?|emails?|mails?|pubs?)(?: (?:svp|merci|jamais))* $/,
  / ne plus (?:jamais )?(?:recevoir|avoir) (?:de |d|vos |des |ces |aucun )(?:messages?|textos?|texts|courriels?|emails?|mails?|pubs?|publicites?) | stop (?:aux|a ces|a vos|au) (?:messages?|textos?|courriels?|pubs?|spams?|publicites?) /,
  // Take me off the list.
  / (?:desabonn|desinscri)\w* /,
  / (?:retir|enlev|supprim|otez|effac)\w* (?:moi |nous |mon numero |mon courriel )?(?:svp )?(?:de|du|des) (?:votre|vos|la|cette|ta|ces) (?:liste|listes|base|fichier|fichiers|contacts|envois|diffusion) /,
  /^ (?:svp |veuillez )?(?:retirez|enlevez|supprimez|otez|effacez) moi(?: svp| merci)* $/,
  / (?:supprim|effac|retir|enlev)\w* mon (?:numero|courriel|adresse|email|contact|nom) /,
  / (?:laissez|laisse|fichez|foutez) (?:moi|nous) (?:tranquilles?|en paix|la paix) /,
];

/** Phrases that sound like a stop but aren't; removed before matching. */
export const notStopPatterns = [
  / stop(?:ping|ped|s)? (?:by|in|over|off|at|on by|around|up|back|here|there|signs?|light|watch|loss|and (?:look|see|talk|take a look|check|give)) /g,
  / (?:bus|next|first|last|second|rest|one|pit|non|full) stop /g,
  / (?:dont|do not|didnt|never|not|please dont|wouldnt|wont ever) (?:want (?:you )?to |mean to |intend to |ask you to |ever |trying to |wish to |need to |say |tell you to |told you to |mean |think i said )?(?:stop|unsubscribe|unsubscribed|opt out|opting out|quit|be removed|cancel)(?: texting| messaging| emailing| calling| sending| the texts| the messages| the emails| these texts| these messages| me)* /g,
  /(?<! you| yall| guys| people) (?:wont|cant|cannot|doesnt|couldnt|never|wouldnt|isnt|dont seem to|refuses to|keeps? on and wont|can not) stop /g,
  / (?:says|said|say|see|saw|shows|told me|know|knew|heard) (?:that )?(?:i|we|you|people) can (?:stop|unsubscribe|opt out|change|cancel)(?: \w+){0,3} /g,
  / (?:dont|do not|never|didnt|please not) (?:take|remove|delete|drop|get|unsubscribe|block) (?:me|us|my|this|our)(?: \w+){0,4} /g,
  / (?:why|whyd|when|how come|did|have|has|since|once|after|because|until)(?: did| have| has)? (?:you|yall|they|it|we|i)(?: guys| people)? (?:stop|quit|stopped|unsubscribed?) (?:texting|messaging|emailing|calling|sending)?/g,
  / (?:you|they) (?:stopped|quit) (?:texting|messaging|emailing|calling|sending) /g,
  / unsubscribed?(?: \w+)? by (?:accident|mistake) | (?:accidentally|mistakenly) (?:unsubscribed|opted out|texted stop|replied stop|hit stop) /g,
  / (?:question|questions|ask|asking|asked) about (?:the |your )?(?:unsubscribe|opt out|stop)(?: \w+)? /g,
  / unsubscribe (?:link|button|page|option|list|from stress|me from what|from what) /g,
  / (?:unsubscribed?|opt(?:ed|ing)? out) (?:of|from) (?:the|my|our|their|his|her|a|an|any|that|another) (?:\w+ ){0,4}(?:plan|plans|warranty|contract|policy|insurance|membership|agreement|fee|tax|hoa|gym|company|companys|inspection|coverage) /g,
  /(?<! how) (?:do|should|must|would|can|could) i (?:need to |have to )?(?:unsubscribe|opt out|stop) (?=to |if |for |so )/g,
  / (?:stop|stopped|stops) up /g,
  / stop (?:calling|texting|telling|emailing|messaging) (?:everyone|everybody|people|each other) /g,
  / (?:what does|what is|why does|whats|does|must i|should i|do i have to|do i need to|would i|could i|when i|if i|will i) (?:it say |say |says |mean when )?(?:reply |text |texting |replying |send |say |type |write )*(?:stop|unsubscribe) /g,
  / (?:take|remove|get|pull|drop) (?:me|us) (?:off|from|out of) (?:of )?(?:the |your |this |that |my )?(?:\w+ )?(?:schedule|calendar|appointment|appointments|books|waitlist|waiting list|wait list|hold|invoice|lease|autopay|slot|estimate|quote|job|plan) /g,
  / (?:gave|give|given|sent|put|typed|entered|have|left) (?:you |them |yall |u )?(?:the |a |my )?wrong (?:number|email|address|phone) /g,
  / no (?:calls|texts|messages|emails)(?: or (?:calls|texts|messages|emails))? (?:came|come|have|has|yet|showing|showed|in|so far|arrived|got|went|since|today|received) /g,
  / (?:no|not|never|didnt|dont|havent) (?:get|got|gotten|receive|received|see|seen|seeing|getting) (?:any |your |the |a )?(?:more )?(?:texts|messages|emails) /g,
  / no (?:me )?(?:quiero|quise|queria|deseo|pienso) (?:desuscribir\w*|desinscribir\w*|darme de baja|que paren|que dejen de \w+) /g,
  / (?:le|les|te) di (?:el|un|mal el) (?:numero|correo) equivocado | me equivoque de (?:numero|correo) /g,
  / ne (?:veux|voulais|souhaite) pas (?:me )?(?:desabonner|desinscrire) /g,
  / (?:donne|laisse) (?:le|un) mauvais numero /g,
];

/** Instructions for others on how to stop: a footer, or our own text retyped. The sentence is ignored. */
export const instructions = [
  / if you (?:\w+ ){0,3}(?:wish|want|like|prefer|longer|received|receive|are not|have received|believe|would) /,
  / (?:to|for) (?:stop|unsubscribe|opt out|be removed|stop receiving|receive no more|no longer receive|cancel|leave|manage|update)(?: \w+){0,12} (?:reply|respond|click|text|txt|visit|send|email|write|contact|follow|use|go to|press|call|tap|with|here) /,
  / (?:reply|respond|text|txt|answer|write back|click|tap)(?: with| the word| here| below| on| this email with| back)* (?:stop|unsubscribe|alto|parar|end|quit|baja|arret|help|remove|opt out)(?: (?:to|for|if|and|a|para|pour|now or|at)) /,
  / click (?:here|below|on|the|this) /,
  / you (?:can|may|could) (?:also |always |easily |at any time )*(?:unsubscribe|opt out|cancel your|change your|manage|stop receiving|reply (?:stop|with)) /,
  / you (?:are receiving|receive|received|get|got|are getting) (?:this|these|our|an) (?:\w+ ){0,2}(?:email|emails|message|messages|newsletter|text|texts) /,
  / (?:para|si) (?:dejar de recibir|cancelar|no recibir|darse de baja|detener|desea|ya no desea|usted)(?: \w+){0,12} (?:responda|responde|envie|haga|conteste|escriba|clic) /,
  / (?:responda|responde|envie|conteste)(?: con)? (?:stop|alto|parar|baja) (?:para|si|y) /,
  / pour (?:vous desabonner|ne plus recevoir|arreter|vous desinscrire)(?: \w+){0,12} (?:repondez|cliquez|envoyez|ecrivez) /,
];

/** A stop request with an end date, hours, or a condition: staff review it. */
export const limits = [
  / (?:until|til|till|unless|before (?:\d|noon|nine|eight|ten|seven|work|breakfast|the|my|8|9)|after (?:\d|dark|hours|nine|eight|ten|work|5|6|7|8|9)|during|while (?:i|im|at|we|my|driving|working)|at night|at work|at this hour|at \d|so early|this early|too early|so late|this late|too late|late at night|in the morning|in the evening|on sundays?|on weekends?|on saturdays?|so much|so often|so many|too many|too much|that often|every (?:day|hour|morning)|between \d|when (?:i|im) |if you (?:cant|cannot|dont have|do not have|arent|are not|wont|wouldnt|couldnt|dont come|still|already)|if i (?:have|need|dont)|if it |if there|if someone|if nobody|if not) ?/,
  / (?:dont|do not|no) (?:text|texts|message|messages|email|emails|contact) (?:\w+ ){0,3}(?:after \d|before \d|right now|for now|today|tonight|tomorrow|yet|this week) /,
  / (?:antes de|despues de las|tan temprano|tan tarde|tan seguido|tantos|tantas|de noche|en la noche|por la noche|en el trabajo|mientras|los domingos|hasta|hoy|por ahora|si no pueden|si no puede|si no van) /,
  / (?:avant \d+ ?h?|avant les?|apres \d+ ?h?|si tot|si tard|autant de|trop de|la nuit|pendant|au travail|le dimanche|jusqu\w*|pour linstant|aujourdhui|si vous ne) /,
];

/** Not a clear request, but staff should review it before the next text is sent. */
export const unclear = [
  / no (?:text|texts|texting|messages|calls) (?:after|before) \d/,
  / (?:no longer|doesnt|does not|dont|do not) (?:has|have|owns?|uses?) (?:this|that) (?:number|phone|cell)(?: anymore| any more)? /,
  / (?:este|ese) no es (?:el|su) (?:numero|telefono|cel|celular) de | me estan? acosando | (?:los|les|te|lo) (?:voy|vamos) a (?:reportar|demandar|bloquear) /,
  /^ (?:(?:ya estuvo|oigan|ya) )*(?:no chinguen|no manden|ya les dije que no|ya dije que no)(?: (?:ya|mas|porfavor))* $/,
  / (?:dont|do not) want (?:any (?:more )?of )?(?:these|those)(?: anymore| please| thanks)? $/,
  /^ (?:please )?(?:only email|email only)(?: me)?(?: please)? $|^ please only email me /,
  /^ (?:can|could) you not $|^ para ya $|^ sueltenme $/,
  /^ (?:callate|callense|i am done with you|im done with (?:you|you guys|yall|this|these|these texts)|enough|enough already|knock it off|cut it out|shut up|give it a rest|thats enough|spam|this is spam|harassment|scam|this is a scam|block|blocked|reported|ya basta|suficiente ya|ca suffit) $/,
  /^ (?:(?:please|ok|yes|hi|just) )*cancel(?: (?:it|this|that|everything|all|me|please|thanks|thank you|now))+ $|^ (?:please|pls|just) cancel $/,
  / (?:report(?:ed|ing)?|reported) (?:you|this|it|yall|your)(?: \w+){0,3} (?:to|as|for) /,
  / reported as (?:spam|junk) | (?:report(?:ed|ing)?) (?:it|this|you|yall) $| (?:fcc|ftc|tcpa|do not call registry) | (?:this is|considered|called) (?:spam|harassment|illegal) /,
  / (?:blocking|blocked|block) (?:you|this number|your number|yall) /,
  / (?:sue you|suing you|my (?:lawyer|attorney) will|legal action) /,
  / (?:no longer|isnt|not) (?:\w+ ){1,2}(?:number|phone) (?:anymore|any more|now) | no longer (?:\w+ )?(?:number|phone) /,
];

/**
 * A message that only says whom the phone doesn't belong to: matched as written, because only a capital letter tells
 * "This is not Pat" from "This is not urgent".
 */
export const notThisPerson =
  /^(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Ss]orry|[Nn]o|[Uu]m|[Hh]ola|[Pp]erd[oó]n)[,.]? ){0,2}(?:(?:[Tt]his is(?:n['’]?t| not)|[Ii]['’]?m not|[Tt]here(?: is|['’]?s) no|[Nn]o soy|[Aa]qu[ií] no vive(?: ning[uú]na?)?|[Nn]o conozco a(?: ning[uú]na?)?|[Nn]o hay ning[uú]na?) (?!Interested|Sure|Ready|Home|Available|Urgent)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: here| aqu[ií])?|[Nn]o \p{Lu}\p{Ll}+ (?:here|aqu[ií]))[.!]?(?: (?:[Ss]orry|[Ll]o siento)[.!]?)?$/u;

export const helpKeywords = words("help, info, ayuda, aide");
export const startKeywords = words("start, unstop");
/** After a stop, these also opt back in to texts. */
export const optInKeywords = words(
  "yes, si, oui, resume, subscribe, opt in, optin, iniciar, comenzar, empezar, alta, reanudar, reprendre, demarrer",
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(",").map((word) => word.trim().replace(/\s+/g, " ")));
}
