const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** As text or as the value of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (each) => entities[each] ?? each);
}
