/** Writes a whole number, 0 or more, seven bits to a byte. */
export function pushNumber(column: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) column.push((rest % 128) + 128);
  column.push(rest);
}

/** A number of either sign: 0, -1, 1, -2, 2 … are written as 0, 1, 2, 3, 4 … */
export function pushDifference(column: number[], value: number): void {
  pushNumber(column, value < 0 ? -2 * value - 1 : 2 * value);
}

/** Every function throws a RangeError where the bytes end too early. */
export type ByteReader = {
  readonly byte: () => number;
  readonly number: () => number;
  readonly difference: () => number;
  readonly take: (length: number) => Uint8Array;
  readonly isAtEnd: () => boolean;
};

export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const take = (length: number) => {
    if (at + length > bytes.length) throw new RangeError("the compiled concepts end too early");
    at += length;
    return bytes.subarray(at - length, at);
  };
  const byte = () => {
    const value = bytes[at];
    if (value === undefined) throw new RangeError("the compiled concepts end too early");
    at++;
    return value;
  };
  const number = () => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const next = byte();
      value += (next % 128) * unit;
      if (next < 128) return value;
    }
  };
  const difference = () => {
    const value = number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  return { byte, number, difference, take, isAtEnd: () => at === bytes.length };
}
