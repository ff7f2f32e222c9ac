/** In the address of a profile: its report is open. */
export const reportHash = "report";
