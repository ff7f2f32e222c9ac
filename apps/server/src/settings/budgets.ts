import { whole } from "./rules.ts";
import { type AuthBudgets, usualBudgets } from "../platform/auth/budgets.ts";
import { usualCostlyMsPerSecond } from "../platform/http/budget.ts";
import { usualStreamsOfNetwork } from "../platform/live/hub.ts";

/** The settings by which the operator says how much of the server one network, and all of them, may have. */
export const budgetSettings = {
  COSTLY_MS_PER_SECOND: whole({ from: 50, to: 4000, usual: usualCostlyMsPerSecond }),
  STREAMS_PER_NETWORK: whole({ from: 5, to: 100_000, usual: usualStreamsOfNetwork }),
  LETTERS_AN_HOUR: whole({ from: 10, to: 1_000_000, usual: usualBudgets.lettersAnHour }),
  LETTERS_PER_NETWORK: whole({ from: 1, to: 100_000, usual: usualBudgets.lettersOfNetwork }),
  FAILURES_PER_NETWORK: whole({ from: 5, to: 100_000, usual: usualBudgets.failuresOfNetwork }),
};

type Budgets = { costlyMsPerSecond: number; streamsOfNetwork: number; budgets: AuthBudgets };

export function budgetsOf(values: Record<keyof typeof budgetSettings, number>): Budgets {
  return {
    costlyMsPerSecond: values.COSTLY_MS_PER_SECOND,
    streamsOfNetwork: values.STREAMS_PER_NETWORK,
    budgets: {
      lettersAnHour: values.LETTERS_AN_HOUR,
      lettersOfNetwork: values.LETTERS_PER_NETWORK,
      failuresOfNetwork: values.FAILURES_PER_NETWORK,
    },
  };
}
