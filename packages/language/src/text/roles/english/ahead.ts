// What stands behind a cue: whether somebody is called there, or turned away.
import { type CuePlace, set, sight } from "./clause.ts";

/** "Welcome, send a reel". */
export function isInvited({ words, next, to }: CuePlace): boolean {
  const asked = please.test(words[to]?.text ?? "") ? to + 1 : to;
  return next === to && inviting.has(words[asked]?.text ?? "");
}

const please = /^(?:please|pls|plz|just)$/;
const inviting = set("send write apply message contact mail email join drop show ping text");

/** "If you are good at tenders, let's talk", but not "if you are a school, contact us", where customers are spoken to. */
export function isInvitedAhead({ words, to, end }: CuePlace): boolean {
  const ahead = words.slice(to, Math.min(end, to + sight)).map(({ text }) => text);
  return calls.test(ahead.join(" ")) || /\bthe (?:job|place|role|seat) is yours\b/.test(ahead.join(" "));
}

/** "Whoever can replace it, call us." */
export function isCalledAhead(place: CuePlace): boolean {
  return isInvitedAhead(place) || contacts.test(textAhead(place));
}

const contacts =
  /\b(?:call|contact|message|text|write(?: to)?|talk to|tell|join|email) us\b|\bis (?:very |most )?welcome\b/;

/** "Are you a tester? Write to us." */
export function isAnsweredSoon({ words, next }: CuePlace): boolean {
  const ahead = words
    .slice(next, next + sight)
    .map(({ text }) => text)
    .join(" ");
  return calls.test(ahead) || contacts.test(ahead);
}

/** "If it is about gambling, I'm out." */
export function isDeclinedAhead(place: CuePlace): boolean {
  return declining.test(textAhead(place));
}

const declining =
  /\b(?:i'm|i am|we're|we are|count me|count us) (?:out|not (?:in|interested))\b|\bnot for (?:me|us)\b|\bplease (?:don't|do not|skip)\b|\bno,? thank/;

function textAhead({ words, next, end }: CuePlace): string {
  return words
    .slice(next, Math.min(end, next + sight))
    .map(({ text }) => text)
    .join(" ");
}

const calls =
  /\blet(?:'?s)? (?!it\b|them\b)\w+|\b(?:write|message|text|dm|ping|join|call|ring|phone|find) (?:to )?me\b|\bjoin us\b|\b(?:get|be) in touch\b|\b(?:come|drop|stop|swing) (?:and |over|by|in|round|to see)|\bknock\b|\bsay (?:hello|hi)\b|\bi'm (?:buying|all ears)\b|\bis on (?:me|us)\b|\bwe should (?:talk|meet)\b|\bi'm your (?:partner|person|man|woman)\b|\b(?:i want|(?:i'd|i would|we'd|we would) (?:like|love)) to (?:hear|meet|talk)\b/;
