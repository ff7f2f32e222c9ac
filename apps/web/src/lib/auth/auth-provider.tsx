import type { PublicUser } from "@khamt/contract";
import type { QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import {
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
  createContext,
  use,
} from "react";
import { getCurrentUser } from "@khamt/contract/calls";
import { isSignOutUnheard, storageKey, unheardKey } from "./forget.ts";
import { fetchAhead } from "../lazy-when-online.ts";
import { oneQuery } from "../query/query.ts";
import type { RouterContext } from "../router-context.ts";
import { keepReader, type Reader } from "./reader.ts";
import { createRefusedCalls } from "./refused-calls.ts";

/** Who reads: a member, or nobody. The server's answer travels with the page. */
export const currentUserQuery = oneQuery(getCurrentUser);

/** Who reads, for loaders: null for a visitor, and for as long as the server has not said. */
export function knownUser(client: QueryClient): PublicUser | null {
  return client.getQueryData(currentUserQuery.queryKey)?.user ?? null;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

export type SignInDialogProps = {
  request: SignInRequest;
  onClose: () => void;
};

/** Its code and words are loaded once it is wanted, or soon may be. */
export type SignInPart = {
  Dialog: ComponentType<SignInDialogProps>;
  load: (context: RouterContext) => Promise<unknown>;
};

type AuthProviderProps = {
  dialog: SignInPart;
  children: ReactNode;
};

/** A visitor's page never loads this. */
const session = () => import("./session.ts");

export function AuthProvider({ dialog: { Dialog: SignInDialog, load }, children }: AuthProviderProps) {
  const router = useRouter();
  const { context } = router.options;
  const [answer] = useState(() => context.queryClient.getQueryData(currentUserQuery.queryKey));
  const [first] = useState((): Reader => ({ user: answer?.user ?? null, over: undefined, turn: 0 }));
  const [{ user, over, turn }, show] = useState(first);
  const [request, setRequest] = useState<SignInRequest>();
  const [refused] = useState(createRefusedCalls);
  const app = useMemo(() => {
    return {
      context,
      ...keepReader(first, show),
      onReturn: ({ id }: PublicUser) => {
        refused.take(id)();
        setRequest(undefined);
      },
      reload: () => router.invalidate(),
      onPathChange: (listener: () => void) =>
        router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && listener()),
    };
  }, [context, router, first, refused]);

  useEffect(() => {
    if (isSignOutUnheard()) void session().then(({ finishSignOut }) => finishSignOut(app));
    else if (answer === undefined) void session().then(({ restore }) => restore(app));
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === unheardKey && newValue !== null) void session().then(({ leave }) => leave(app));
      else if (key === storageKey || key === unheardKey) void session().then(({ refresh }) => refresh(app));
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [app, answer]);
  useEffect(() => {
    if (isSignOutUnheard()) return;
    if (user !== null || hasCopy()) void session().then(({ keep }) => keep(app, user));
  }, [app, user]);

  const auth = useMemo((): Auth => {
    const askToSignIn = (wanted = {}) => {
      fetchAhead(() => load(context));
      setRequest(wanted);
    };
    return {
      user,
      over,
      turn,
      login: async (member) => {
        const goOn = refused.take(member.id);
        await (await session()).login(app, member);
        goOn();
      },
      logout: async () => (await session()).logout(app),
      update: (fields) => {
        const reader = app.reader();
        app.setReader({ ...reader, user: reader.user && { ...reader.user, ...fields } });
      },
      refresh: async () => (await session()).refresh(app),
      prepareSignIn: () => fetchAhead(() => load(context)),
      askToSignIn,
      signInAgain: async () => {
        const { user } = app.reader();
        askToSignIn({ next: router.state.location.href, isOver: user !== null });
        return user !== null && refused.add(user.id);
      },
    };
  }, [app, user, over, turn, load, context, router, refused]);

  return (
    <AuthContext value={auth}>
      {children}
      {request !== undefined && (
        <Suspense>
          <SignInDialog
            request={request}
            onClose={() => {
              setRequest(undefined);
              refused.giveUp();
            }}
          />
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

export type SignInRequest = {
  /** What the dialog shows first. */
  view?: "sign-in" | "sign-up" | "forgot";
  /** Where the reader was going: a path of the site. The dashboard where nothing is said. */
  next?: string;
  /** Who was signed in is told why they are asked. */
  isOver?: boolean;
};

export type Auth = Reader & {
  /** After the server has signed the reader in: the rest of the cache is asked for anew. */
  login(user: PublicUser): Promise<void>;
  /** Forgets everything that was the member's on this computer, and ends the session on the server. */
  logout(): Promise<void>;
  /** Merges the fields into the current user; does nothing for a visitor. */
  update(fields: Partial<PublicUser>): void;
  /** Asks the server who reads, where the session may have changed. */
  refresh(): Promise<void>;
  /** The reader is about to open the dialog: what it needs is fetched. */
  prepareSignIn(): void;
  /** Opens the sign-in and sign-up dialog. */
  askToSignIn(request?: SignInRequest): void;
  /** Opens it where a call was refused; true once the member whose call it was is signed in again. */
  signInAgain(): Promise<boolean>;
};

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === undefined) throw new Error("useAuth needs an AuthProvider around it.");
  return auth;
}

export function useUser(): PublicUser | null {
  return useAuth().user;
}
