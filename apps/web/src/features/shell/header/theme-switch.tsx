import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { setTheme, themes, useTheme } from "../../../lib/theme.ts";

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

/** Goes round: this device's choice, light, dark. */
export function ThemeSwitch({ labelled = false }: { labelled?: boolean }) {
  const t = useT(catalogue("shell"));
  const theme = useTheme();
  const Icon = icons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  if (labelled) {
    return (
      <button
        type="button"
        onClick={() => setTheme(next)}
        className="flex min-h-11 w-full items-center gap-3 px-3 text-left font-medium"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {t.theme[theme]}
      </button>
    );
  }
  return (
    <IconButton label={t.theme[theme]} title={t.theme[theme]} onClick={() => setTheme(next)}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
