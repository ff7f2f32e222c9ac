/** What many calls from one address need. */
export const serverEnvironment = {
  READS_PER_MINUTE: "100000000",
  COSTLY_MS_PER_SECOND: "4000",
  INVITATIONS_A_WEEK: "1000",
  INVITATIONS_A_DAY: "1000",
  OPEN_INVITATIONS_NEW: "1000",
  LOG_LEVEL: "fatal",
};

/** Most of a start's work is collecting what little memory the server gives itself; how much it has is not on trial. */
export const nodeFlags = ["--max-semi-space-size=32"];
