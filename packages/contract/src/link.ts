/** Whether it is the address of a page, where a name is asked for. A name may end as one does: Shop.mn. */
export function isLink(typed: string): boolean {
  return /:\/\/|^\s*www\./i.test(typed);
}
