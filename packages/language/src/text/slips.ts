/** Whether one word becomes the other by one letter more, less or another, or by two letters exchanged. */
export function isOneSlipApart(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlipApart(other, one);
  if (other.length - one.length > 1) return false;
  const at = placeOfSlip(one, other);
  if (one.length < other.length) return one.slice(at) === other.slice(at + 1);
  if (one.slice(at + 1) === other.slice(at + 1)) return one !== other;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** Of two words of one length that are one slip apart: whether it is two letters exchanged. */
export function isExchanged(one: string, other: string): boolean {
  const at = placeOfSlip(one, other);
  return one[at] === other[at + 1] && one[at + 1] === other[at];
}

/** Whether a letter of the first, which has one more, stands beside its like. */
export function isDoubled(one: string, other: string): boolean {
  const at = placeOfSlip(one, other);
  return one[at] === one[at - 1];
}

function placeOfSlip(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
