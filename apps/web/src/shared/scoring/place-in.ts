/** For `validateSearch`: a place in a list, from 1 on. */
export function placeIn(value: unknown): number | undefined {
  const place = Math.floor(Number(value));
  return place >= 1 && place <= 100_000 ? place : undefined;
}
