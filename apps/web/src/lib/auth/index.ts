export {
  AuthContext,
  AuthProvider,
  currentUserQuery,
  useAuth,
  useUser,
  type Auth,
  type SignInDialogProps,
  type SignInPart,
  type SignInRequest,
} from "./auth-provider.tsx";
