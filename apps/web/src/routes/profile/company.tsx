import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/profile/company")({
  beforeLoad: () => {
    throw redirect({ to: "/create-company", replace: true });
  },
});
