import { namesOf } from "@khamt/contract/records";

/**
 * A state machine as a table: what may be done in which state, by whom, and where it leads. What is not in the table is
 * forbidden.
 */
export type Moves<State extends string, Action extends string, Role extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, { by: readonly Role[]; to: State }>>>>
>;

type Attempt<State, Action, Role> = { from: State; action: Action; by: Role };

/** The state that the action leads to; undefined where it is forbidden. */
export function move<State extends string, Action extends string, Role extends string>(
  moves: Moves<State, Action, Role>,
  { from, action, by }: Attempt<State, Action, Role>,
): State | undefined {
  const allowed = moves[from][action];
  return allowed?.by.includes(by) ? allowed.to : undefined;
}

/** Done already, by the same member: as when the answer to the first call was lost. */
export function isRepeated<State extends string, Action extends string, Role extends string>(
  moves: Moves<State, Action, Role>,
  { row, action, by }: { row: { state: State; movedBy: string | null }; action: Action; by: string },
): boolean {
  const leadsHere = namesOf(moves).some((from) => moves[from][action]?.to === row.state);
  return leadsHere && row.movedBy === by;
}

/** What one may do now, in the order of the table: the buttons that are shown. */
export function actionsOf<State extends string, Action extends string, Role extends string>(
  moves: Moves<State, Action, Role>,
  { from, by }: { from: State; by: Role },
): Action[] {
  return namesOf(moves[from]).filter((action) => move(moves, { from, action, by }));
}
