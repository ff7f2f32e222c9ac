/** Of a programme on the desk. Alone, because the address knows them before the page is loaded. */
export const views = ["people", "start-ups", "invitations", "jury", "edit"] as const;
export type View = (typeof views)[number];
