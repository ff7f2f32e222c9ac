type Masked = {
  text: string;
  /** Puts back what the marks stand for. */
  unmask: (text: string) => string;
};

const email = String.raw`[^\s,;<>()]+@[^\s,;<>()]*[\p{L}\p{N}]`;
const handle = String.raw`@[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*`;
const address = String.raw`(?:[a-z]+:\/\/|www\.)[^\s,;<>()]+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|mn|org|net|io|me|co|gg|ru|cn|app|dev|info|link)(?![\p{L}\p{N}])(?:\/[^\s,;<>()]*)?`;
/** Seven digits and more, as they are grouped in telephone and registration numbers. */
const longNumber = String.raw`\+?\p{N}(?:[\s().–-]?\p{N}){6,}`;
const braces = String.raw`[{}]+`;
/** A name goes with the ending of its Mongolian case. */
const ending = String.raw`\p{L}{0,5}(?!\p{L})`;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Names and whatever may be contact data become {A}, {B} ...; undefined when the marks don't suffice. */
export function mask(text: string, names: readonly string[]): Masked | undefined {
  const hidden: string[] = [];
  const masked = text.replaceAll(patternFor(names), (found) => {
    if (!hidden.includes(found)) hidden.push(found);
    return `{${letters[hidden.indexOf(found)] ?? ""}}`;
  });
  if (hidden.length > letters.length) return undefined;
  const unmask = (answer: string) =>
    answer.replaceAll(/\{([A-Z])\}/g, (mark, letter: string) => hidden[letters.indexOf(letter)] ?? mark);
  return { text: masked, unmask };
}

function patternFor(names: readonly string[]): RegExp {
  const told = names
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((name) => String.raw`(?<!\p{L})${RegExp.escape(name)}${ending}`);
  return new RegExp([braces, email, address, handle, longNumber, ...told].join("|"), "giu");
}
