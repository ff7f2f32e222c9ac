export type MessagesSearch = {
  q?: string | undefined;
};

export function searchOf(search: Record<string, unknown>): MessagesSearch {
  const { q } = search;
  return { q: typeof q === "string" && q !== "" ? q.slice(0, 100) : undefined };
}
