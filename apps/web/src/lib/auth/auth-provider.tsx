import type { PublicUser } from "@khamt/contract";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from "react";
import { AuthContext, type Auth, type SignInRequest } from "./auth-context.ts";
import { currentUserQuery, storageKey } from "./current-user.ts";

export interface SignInDialogProps {
  request: SignInRequest;
  onClose: () => void;
}

interface AuthProviderProps {
  /** Loaded when it is first wanted. */
  dialog: ComponentType<SignInDialogProps>;
  children: ReactNode;
}

/** A visitor's page never loads this. */
const session = () => import("./session.ts");

export function AuthProvider({ dialog: SignInDialog, children }: AuthProviderProps) {
  const router = useRouter();
  const { context } = router.options;
  const [answer] = useState(() => context.queryClient.getQueryData(currentUserQuery.queryKey));
  const [user, setUser] = useState<PublicUser | null>(answer?.user ?? null);
  const [request, setRequest] = useState<SignInRequest>();
  const app = useMemo(() => ({ context, setUser, reload: () => router.invalidate() }), [context, router]);

  useEffect(() => {
    if (answer === undefined) void session().then(({ restore }) => restore(app));
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) void session().then(({ refresh }) => refresh(app));
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [app, answer]);
  useEffect(() => {
    if (user !== null || hasCopy()) void session().then(({ keep }) => keep(app, user));
  }, [app, user]);

  const auth = useMemo(
    (): Auth => ({
      user,
      login: async (member) => (await session()).login(app, member),
      logout: async () => (await session()).logout(app),
      update: (fields) => setUser((old) => old && { ...old, ...fields }),
      refresh: async () => (await session()).refresh(app),
      askToSignIn: (wanted = {}) => setRequest(wanted),
    }),
    [app, user],
  );

  return (
    <AuthContext value={auth}>
      {children}
      {request !== undefined && (
        <Suspense>
          <SignInDialog request={request} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </AuthContext>
  );
}

function hasCopy(): boolean {
  try {
    return storageKey in localStorage;
  } catch {
    // This browser keeps nothing.
    return false;
  }
}
