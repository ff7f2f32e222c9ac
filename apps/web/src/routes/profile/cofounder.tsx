import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/profile/cofounder")({
  beforeLoad: () => {
    throw redirect({ to: "/create-cofounder", replace: true });
  },
});
