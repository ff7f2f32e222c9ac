import { createContext, use, type ComponentType, type ReactNode } from "react";
import type { ButtonLook } from "./button-style.ts";

type AccountActionProps = ButtonLook & { children: ReactNode };

/** The shell's button for actions that need an account, where no route can pass it in. */
export const AccountActionContext = createContext<ComponentType<AccountActionProps> | undefined>(undefined);

export function AccountAction(props: AccountActionProps) {
  const Action = use(AccountActionContext);
  if (Action === undefined) throw new Error("AccountAction needs an AccountActionContext around it.");
  return <Action {...props} />;
}
