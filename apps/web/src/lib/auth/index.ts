export {
  AuthContext,
  AuthProvider,
  currentUserQuery,
  useAuth,
  useUser,
  type Auth,
  type SignInDialogProps,
  type SignInRequest,
} from "./auth-provider.tsx";
