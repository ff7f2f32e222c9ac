/** Groups of files each of which imports, over others, itself (Tarjan's strongly connected components). */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const met = new Map<string, { readonly number: number; lowest: number }>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string): number => {
    const mark = { number: met.size, lowest: met.size };
    met.set(file, mark);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      const known = met.get(next);
      if (known === undefined) mark.lowest = Math.min(mark.lowest, visit(next));
      else if (open.includes(next)) mark.lowest = Math.min(mark.lowest, known.number);
    }
    if (mark.lowest === mark.number) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) circles.push(group.sort());
    }
    return mark.lowest;
  };

  for (const file of imports.keys()) if (!met.has(file)) visit(file);
  return circles.sort((a, b) => b.length - a.length);
}
