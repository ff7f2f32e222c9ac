const common = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com"];
/** One letter from the others, and right. */
const others = ["mail.com", "email.com", "ymail.com"];

/** The address as it was probably meant, where the name of a large mail service has one slip. */
export function mendedAddress(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at).toLowerCase();
  if (at === 0 || others.includes(domain) || common.includes(domain)) return undefined;
  const ended = domain.replace(/[.,]c(?:on|pm|im|om)$/, ".com");
  const meant = common.find((each) => each === ended || isOneSlip(ended, each));
  return meant && address.slice(0, at) + meant;
}

/** A letter too many, too few, another, or two that have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same++;
  const [left, wanted] = [typed.slice(same), meant.slice(same)];
  const isSwapped = left[0] === wanted[1] && left[1] === wanted[0] && left.slice(2) === wanted.slice(2);
  return (
    isSwapped || left.slice(1) === wanted.slice(1) || left.slice(1) === wanted || left === wanted.slice(1)
  );
}
