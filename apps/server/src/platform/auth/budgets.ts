/** How much is taken without work from one network and from all of them: the operator's to say. */
export type AuthBudgets = {
  /** Letters that strangers may make the site write in an hour, of each purpose; from half of them on each costs work. */
  lettersAnHour: number;
  /** And one network. */
  lettersOfNetwork: number;
  /** Wrong passwords and codes of one network in a quarter of an hour. */
  failuresOfNetwork: number;
};

export const usualBudgets: AuthBudgets = { lettersAnHour: 1000, lettersOfNetwork: 20, failuresOfNetwork: 50 };
