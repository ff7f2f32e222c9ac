/** Adam (Kingma and Ba 2015), with steps that become smaller; no number falls below its least. */
export function descend(
  from: Float64Array,
  gradientAt: (at: Float64Array) => Float64Array,
  { steps, rate, least }: { readonly steps: number; readonly rate: number; readonly least?: Float64Array },
): Float64Array {
  const at = from.slice();
  const [mean, square] = [new Float64Array(at.length), new Float64Array(at.length)];
  for (let step = 1; step <= steps; step++) {
    gradientAt(at).forEach((slope, place) => {
      const first = (mean[place] = 0.9 * (mean[place] ?? 0) + 0.1 * slope);
      const second = (square[place] = 0.99 * (square[place] ?? 0) + 0.01 * slope * slope);
      const direction = first / (1 - 0.9 ** step) / (Math.sqrt(second / (1 - 0.99 ** step)) + 1e-9);
      const moved = (at[place] ?? 0) - rate * (1 - (step - 1) / steps) * direction;
      at[place] = Math.max(least?.[place] ?? -Infinity, moved);
    });
  }
  return at;
}
