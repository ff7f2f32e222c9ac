/** Finds what was typed, chosen or pressed before the page came alive; it has to be there first. */
export const earlyInput = "/early-input.js";
