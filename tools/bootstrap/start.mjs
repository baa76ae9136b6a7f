// npm start: from a fresh clone to a running site.
import './node.mjs';
import { buildServed } from './build.mjs';
import { install } from './install.mjs';

const option = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);

const DEFAULT_PORT = 4173;

async function serveSite() {
  // Only now: the server's own dependency may have been installed a moment ago.
  const { serve } = await import('../serve.mjs');
  const host = option('--host') ?? '127.0.0.1';
  const wanted = option('--port') ?? process.env.PORT;
  if (wanted) return serve({ host, port: Number(wanted) });
  return serve({ host, port: DEFAULT_PORT }).catch(() => serve({ host }));
}

try {
  await install();
  await buildServed();
} catch {
  process.exit(1);
}

try {
  const { url } = await serveSite();
  console.log(`\nSandtable is at ${url}\nPress Ctrl+C to stop.`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
