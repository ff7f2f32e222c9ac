export { AuthContext, useAuth, useUser, type Auth, type SignInRequest } from "./auth-provider.tsx";
export { AuthProvider, type SignInDialogProps } from "./auth-provider.tsx";
export { currentUserQuery } from "./current-user.ts";
