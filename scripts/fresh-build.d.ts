export function freshBuild(root?: string): Record<string, string> | undefined;
