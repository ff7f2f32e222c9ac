export const applicationLimits = {
  /** That one account may send in a day. */
  perDay: 20,
  /** Applications to a company from which on it is told how it answers. */
  leastToTell: 3,
  /** Days after which an application without an answer counts as not answered. */
  patienceDays: 7,
} as const;
