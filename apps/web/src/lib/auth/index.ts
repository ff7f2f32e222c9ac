export {
  AuthContext,
  AuthProvider,
  currentUserQuery,
  knownUser,
  useAuth,
  useUser,
  type Auth,
  type SignInDialogProps,
  type SignInPart,
  type SignInRequest,
} from "./auth-provider.tsx";
