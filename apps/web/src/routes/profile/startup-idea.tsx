import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/profile/startup-idea")({
  beforeLoad: () => {
    throw redirect({ to: "/create-startup-idea", replace: true });
  },
});
