export const serverFlags: string[];
export function serverEnvironment(
  environment: Record<string, string | undefined>,
): Record<string, string | undefined>;
