import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "./env.ts";
import { lastWords } from "./platform/log.ts";
import { type Server, startServer } from "./start.ts";

const root = join(import.meta.dirname, "../../..");
const settingsFile = join(root, ".env");

process.on("uncaughtException", (error) => {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
});
try {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  const server = await startServer({ config: readConfig(process.env), root, say, onFatal });
  stopOnSignal(server);
  say(`
Khamt is ready: ${server.address}
Open that address in a browser. To stop, press Ctrl+C. To change settings, see .env.example.
Хамт бэлэн боллоо: дээрх хаягийг хөтчөөр нээнэ үү. Зогсоохдоо Ctrl+C дарна уу.`);
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
}

function stopOnSignal(server: Server): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${lastWords(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

function onFatal(error: Error): void {
  process.stderr.write(
    `The database has stopped: ${error.message}\nThe server ends. Start it again; nothing that was saved is lost.\n`,
  );
  process.exit(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
