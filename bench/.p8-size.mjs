const start = (await import("/work/p8/e2e/start-servers.ts")).default;
const { sizes } = await import("/work/p8/bench/pages.ts");
const stop = await start();
try {
  for (const p of ["/", "/services", "/services/technical/design"]) {
    console.log(p, JSON.stringify(await sizes(process.env.DEMO_URL + p)));
  }
} finally {
  await stop();
}
